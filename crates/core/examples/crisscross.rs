//! Measure: cargo run --release --example crisscross -- LIST WORDS SAMPLES SECONDS
use crosswright_core::crisscross::*;
use std::time::{Duration, Instant};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&args[1]).unwrap();
    let all: Vec<Vec<u8>> = text.lines().map(|l| l.bytes().map(|b| b - b'a').collect()).collect();
    let (n, samples, secs): (usize, usize, f64) = (args[2].parse().unwrap(), args[3].parse().unwrap(), args[4].parse().unwrap());
    let (mut a0, mut a1, mut d, mut x, mut p, mut first, mut steps, mut worst) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0u64, 0.0f64);
    let t = Instant::now();
    for s in 0..samples {
        let mut state = s as u64 * 77 + 5;
        let mut words = std::collections::BTreeSet::new();
        while words.len() < n {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            words.insert(all[(state >> 33) as usize % all.len()].clone());
        }
        let words: Vec<_> = words.into_iter().collect();
        let letters: usize = words.iter().map(Vec::len).sum();
        let problem = Problem { words, glyphs: 26, pins: vec![], keyword: None, wanted: n, most: (usize::MAX, usize::MAX), aspect: 1500, tight: false, rules: LAW };
        let limits = if secs < 0.0 { Limits { time: None, steps: Some((-secs * 1e3) as u64) } } else { Limits { time: Some(Duration::from_secs_f64(secs)), steps: None } };
        let ans = lay(&problem, 1, limits, &Watch::default());
        let l = ans.layout.unwrap();
        a0 += ans.first_area as f64; a1 += l.area() as f64;
        d += (letters - l.crossings) as f64 / l.area() as f64;
        x += l.crossings as f64; p += l.placed() as f64; first += ans.first.as_secs_f64(); steps += ans.steps;
        worst = worst.max(l.rows.max(l.cols) as f64 / l.rows.min(l.cols) as f64);
    }
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let cpu: f64 = stat.split(' ').nth(13).unwrap().parse::<f64>().unwrap() / 100.0 / samples as f64;
    let k = samples as f64;
    println!("n {n}: forty {:.1} -> {:.1} ratio {:.3} density {:.3} crossings {:.1} placed {:.2} first {:.2} ms steps {:.0}k aspect {worst:.2} cpu {cpu:.2} wall {:.1}",
        a0/k, a1/k, a1/a0, d/k, x/k, p/k, first/k*1e3, steps as f64/k/1e3, t.elapsed().as_secs_f64());
}
