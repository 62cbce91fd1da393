//! A whole list of phrases against one grid: which is spelled in reading order, most evenly spread.
//!
//! A phrase is hidden where its letters stand in reading order. Of all ways to choose its squares the
//! one closest to even spacing (least sum of squared distances from it) is found by dynamic
//! programming over the places of each letter, a few hundred steps a phrase.

use crate::ids::{Glyph, MOST_LETTERS};

/// Distances from even spacing up to this many gaps look even.
const EVEN: f64 = 0.25;

/// The places of a phrase in a row of letters.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// Which phrase of the list.
    pub phrase: usize,
    /// A place for each letter, ascending.
    pub places: Vec<usize>,
    /// The root of the mean squared distance from even spacing, in gaps between letters.
    pub unevenness: f64,
}

/// The phrase that a row of letters spells best: the longest that is spread evenly, else the one
/// spread most evenly; none when it spells none of them.
pub fn best_spread(letters: &[Glyph], phrases: &[Vec<Glyph>]) -> Option<Spread> {
    let mut places = vec![Vec::new(); MOST_LETTERS];
    for (place, &glyph) in letters.iter().enumerate() {
        places[usize::from(glyph)].push(place);
    }
    let mut best: Option<Spread> = None;
    for (number, phrase) in phrases.iter().enumerate() {
        let Some((places, unevenness)) = spread(letters.len(), &places, phrase) else {
            continue;
        };
        let found = Spread {
            phrase: number,
            places,
            unevenness,
        };
        if best.as_ref().is_none_or(|best| is_better(&found, best)) {
            best = Some(found);
        }
    }
    best
}

fn is_better(one: &Spread, other: &Spread) -> bool {
    match (one.unevenness <= EVEN, other.unevenness <= EVEN) {
        (true, true) => one.places.len() > other.places.len(),
        (true, false) => true,
        (false, true) => false,
        (false, false) => one.unevenness < other.unevenness,
    }
}

/// The places of one phrase and how uneven they are.
fn spread(count: usize, places: &[Vec<usize>], phrase: &[Glyph]) -> Option<(Vec<usize>, f64)> {
    if phrase.is_empty() || !is_spelled(places, phrase) {
        return None;
    }
    let gap = count as f64 / phrase.len() as f64;
    // Per letter and place the least cost so far, and the place of the letter before.
    let mut costs: Vec<f64> = Vec::new();
    let mut steps: Vec<Vec<usize>> = Vec::new();
    for (number, &glyph) in phrase.iter().enumerate() {
        let here = &places[usize::from(glyph)];
        let ideal = (number as f64 + 0.5) * gap - 0.5;
        let before = number
            .checked_sub(1)
            .map(|x| &places[usize::from(phrase[x])]);
        let (mut next, mut least, mut from) = (0, f64::INFINITY, 0);
        let mut after = Vec::with_capacity(here.len());
        let mut chosen = Vec::with_capacity(here.len());
        for &place in here {
            match before {
                None => least = 0.0,
                Some(before) => {
                    while next < before.len() && before[next] < place {
                        if costs[next] < least {
                            (least, from) = (costs[next], next);
                        }
                        next += 1;
                    }
                }
            }
            let off = place as f64 - ideal;
            after.push(least + off * off);
            chosen.push(from);
        }
        costs = after;
        steps.push(chosen);
    }
    let (mut at, &cost) = costs.iter().enumerate().min_by(|a, b| a.1.total_cmp(b.1))?;
    let mut found = Vec::with_capacity(phrase.len());
    for (chosen, &glyph) in steps.iter().zip(phrase).rev() {
        found.push(places[usize::from(glyph)][at]);
        at = chosen[at];
    }
    found.reverse();
    Some((found, (cost / phrase.len() as f64).sqrt() / gap))
}

/// Whether the letters stand in their order.
fn is_spelled(places: &[Vec<usize>], phrase: &[Glyph]) -> bool {
    let mut from = 0;
    phrase.iter().all(|&glyph| {
        let of_letter = &places[usize::from(glyph)];
        let next = of_letter.partition_point(|&place| place < from);
        of_letter.get(next).is_some_and(|&place| {
            from = place + 1;
            true
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{best_spread, spread};
    use crate::chance::Chance;

    /// The least sum of squared distances, by trying every choice of places.
    fn least_cost(letters: &[u8], phrase: &[u8]) -> Option<f64> {
        fn go(letters: &[u8], phrase: &[u8], from: usize, number: usize, gap: f64) -> Option<f64> {
            if number == phrase.len() {
                return Some(0.0);
            }
            let ideal = (number as f64 + 0.5) * gap - 0.5;
            (from..letters.len())
                .filter(|&place| letters[place] == phrase[number])
                .filter_map(|place| {
                    let rest = go(letters, phrase, place + 1, number + 1, gap)?;
                    Some(rest + (place as f64 - ideal).powi(2))
                })
                .min_by(f64::total_cmp)
        }
        go(
            letters,
            phrase,
            0,
            0,
            letters.len() as f64 / phrase.len() as f64,
        )
    }

    #[test]
    fn the_spread_is_that_of_trying_every_choice() {
        let mut chance = Chance::new(5);
        for _ in 0..400 {
            let letters: Vec<u8> = (0..14).map(|_| chance.below(3) as u8).collect();
            let phrase: Vec<u8> = (0..=chance.below(5))
                .map(|_| chance.below(3) as u8)
                .collect();
            let mut places = vec![Vec::new(); 64];
            for (place, &glyph) in letters.iter().enumerate() {
                places[usize::from(glyph)].push(place);
            }
            let gap = letters.len() as f64 / phrase.len() as f64;
            let found = spread(letters.len(), &places, &phrase);
            let cost = found
                .as_ref()
                .map(|(_, x)| (x * gap).powi(2) * phrase.len() as f64);
            match (cost, least_cost(&letters, &phrase)) {
                (None, None) => {}
                (Some(a), Some(b)) => assert!((a - b).abs() < 1e-6, "{letters:?} {phrase:?}"),
                other => panic!("{other:?} for {phrase:?} in {letters:?}"),
            }
            if let Some((places, _)) = found {
                assert!(places.windows(2).all(|two| two[0] < two[1]));
                assert!(places
                    .iter()
                    .zip(&phrase)
                    .all(|(&x, &glyph)| letters[x] == glyph));
            }
        }
    }

    #[test]
    fn an_even_phrase_wins_by_its_length() {
        let letters = [0, 1, 0, 2, 0, 1, 0, 2];
        let phrases = [vec![1, 2], vec![1, 2, 1, 2], vec![3]];
        let best = best_spread(&letters, &phrases).expect("both are spelled");
        assert_eq!((best.phrase, best.places), (1, vec![1, 3, 5, 7]));
        assert_eq!(best_spread(&letters, &[vec![3]]), None);
    }
}
