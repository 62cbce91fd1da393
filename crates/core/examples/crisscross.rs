//! Measure the criss-cross engine on random samples of a list of lower-case words.
//!
//! `cargo run --release --example crisscross -- LIST WORDS SAMPLES LIMIT`, where LIMIT is seconds,
//! or thousands of steps when it is negative.

#![allow(clippy::print_stdout)]

use std::collections::BTreeSet;
use std::error::Error;

use crosswright_core::chance::Chance;
use crosswright_core::control::{CancelFlag, Progress};
use crosswright_core::crisscross::{lay, Options, Problem, LAW};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().collect();
    let [_, list, words, samples, limit] = args.as_slice() else {
        return Err("LIST WORDS SAMPLES LIMIT".into());
    };
    let text = std::fs::read_to_string(list)?;
    let list: Vec<Vec<u8>> = text
        .lines()
        .map(|line| line.bytes().map(|sign| sign - b'a').collect())
        .collect();
    let (words, samples, limit): (usize, u64, f64) =
        (words.parse()?, samples.parse()?, limit.parse()?);
    let mut sums = [0.0; 7];
    for sample in 0..samples {
        let mut chance = Chance::new(sample);
        let mut drawn = BTreeSet::new();
        while drawn.len() < words.min(list.len()) {
            drawn.insert(list[chance.below(list.len() as u32) as usize].clone());
        }
        let problem = Problem {
            words: drawn.into_iter().collect(),
            glyphs: 26,
            pins: Vec::new(),
            keyword: None,
            wanted: words,
            most: (1000, 1000),
            aspect: 1500,
            tight: false,
            rules: LAW,
        };
        problem.check().map_err(|error| error.to_string())?;
        let options = Options {
            seed: 1,
            steps: (limit < 0.0).then_some((-limit * 1e3) as u64),
            seconds: (limit > 0.0).then_some(limit),
        };
        let answer = lay(
            &problem,
            options,
            &CancelFlag::default(),
            &Progress::default(),
        );
        let layout = answer.layout.ok_or("no layout")?;
        let letters: usize = problem.words.iter().map(Vec::len).sum();
        let figures = [
            answer.first_area as f64,
            layout.area() as f64,
            (letters - layout.crossings) as f64 / layout.area() as f64,
            layout.crossings as f64,
            layout.placed() as f64,
            answer.first.as_secs_f64() * 1e3,
            answer.steps as f64 / answer.total.as_secs_f64() / 1e6,
        ];
        for (sum, figure) in sums.iter_mut().zip(figures) {
            *sum += figure / samples as f64;
        }
    }
    let [first_area, area, density, crossings, placed, first, speed] = sums;
    println!(
        "{words} words: first area {first_area:.1}, area {area:.1} ({:.3}), density {density:.3}, \
         crossings {crossings:.1}, placed {placed:.2}, first {first:.2} ms, {speed:.2} steps/us",
        area / first_area
    );
    Ok(())
}
