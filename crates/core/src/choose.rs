//! Which letter to try next: the slot, its best word, and the cell of it to decide.
//!
//! The slot is chosen by dom/wdeg (Boussemart and others, ECAI 2004): few words, and a history of
//! failures in it and around it. Of its words the best leaves its crossings many words and has a
//! good score. Not the word is then tried but one letter of it, in the crossed cell with the fewest
//! letters left: taking back a letter removes far more than taking back a word.

use crate::chance::Chance;
use crate::ids::{CellId, Glyph, SlotId};
use crate::propagate::{Conflict, Network};

/// Up to so many words are all weighed; of more, some are drawn.
const MOST_WEIGHED: u32 = 120;
/// How many are drawn, of all and of the best.
const DRAWN: usize = 30;
/// Above this the weights are scaled down, so that they stay exact.
const MOST_INCREASE: f32 = 1e15;

/// How the search chooses; the defaults were measured, see `benchmarks/`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// What a failure's weight keeps at each later failure.
    pub decay: f32,
    /// Halvings of the crossing words that one point of score outweighs.
    pub score: f32,
    /// Halvings of the crossing words that chance may outweigh.
    pub noise: f32,
    /// Whether the best words of a slot are weighed however many words it has.
    pub best_first: bool,
}

impl Default for Taste {
    fn default() -> Self {
        Self {
            decay: 0.9999,
            score: 0.1,
            noise: 1.0,
            best_first: true,
        }
    }
}

/// A letter to try in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The slot that has it in its best word.
    pub slot: SlotId,
    /// The cell.
    pub cell: CellId,
    /// The letter.
    pub glyph: Glyph,
}

/// Chooses, and learns from failures.
pub struct Chooser {
    taste: Taste,
    weights: Vec<f32>,
    increase: f32,
    chance: Chance,
}

impl Chooser {
    /// Nothing learned yet; the seed settles all ties.
    pub fn new(slots: usize, taste: Taste, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let weights = (0..slots).map(|_| 1.0 + 0.1 * chance.unit()).collect();
        Self {
            taste,
            weights,
            increase: 1.0,
            chance,
        }
    }

    /// A slot lost its last word: choose it and its surroundings sooner.
    pub fn learn(&mut self, conflict: Conflict) {
        self.weights[conflict.0.index()] += self.increase;
        self.increase /= self.taste.decay;
        if self.increase > MOST_INCREASE {
            for weight in &mut self.weights {
                *weight /= self.increase;
            }
            self.increase = 1.0;
        }
    }

    /// Begin with what another chooser learned, a weight a slot.
    #[must_use]
    pub fn taught(mut self, weights: Vec<f32>) -> Self {
        debug_assert_eq!(weights.len(), self.weights.len());
        self.weights = weights;
        self
    }

    /// Per slot how often it failed, the later failures counting more.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    fn weight(&self, slot: SlotId) -> f32 {
        self.weights[slot.index()]
    }

    /// The letter to try next; none when every slot has its word.
    pub fn choose(&mut self, network: &Network<'_>) -> Option<Choice> {
        self.choose_again(network, &[])
    }

    /// The letter to try next; none when every slot has its word. Of a slot's words the remembered
    /// one comes first, if the slot can still take it; `remembered` has a place a slot, or is empty.
    pub fn choose_again(
        &mut self,
        network: &Network<'_>,
        remembered: &[Option<usize>],
    ) -> Option<Choice> {
        let slot = self.slot(network)?;
        let before = remembered.get(slot.index()).copied().flatten();
        let word = before
            .filter(|&place| network.words().has(slot.index(), place))
            .unwrap_or_else(|| self.word(network, slot));
        let cells = network.cells_of(slot);
        let is_crossed = |cell: CellId| {
            network
                .through(cell)
                .iter()
                .any(|(other, _)| *other != slot)
        };
        let open = (0..cells.len()).filter(|&place| network.letters(cells[place]).count() > 1);
        let place = open.min_by_key(|&place| {
            let cell = cells[place];
            (!is_crossed(cell), network.letters(cell).count())
        })?;
        Some(Choice {
            slot,
            cell: cells[place],
            glyph: network.bucket(slot).glyphs(word)[place],
        })
    }

    fn slot(&self, network: &Network<'_>) -> Option<SlotId> {
        let open = network
            .problem()
            .slot_ids()
            .filter(|&slot| network.count(slot) > 1);
        open.map(|slot| {
            (
                slot,
                log2(network.count(slot)) / self.weight_around(network, slot),
            )
        })
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(slot, _)| slot)
    }

    fn weight_around(&self, network: &Network<'_>, slot: SlotId) -> f32 {
        let open = network
            .cells_of(slot)
            .iter()
            .filter(|&&cell| network.letters(cell).count() > 1);
        let crossings = open
            .flat_map(|&cell| network.through(cell))
            .filter(|(other, _)| *other != slot);
        self.weight(slot) + crossings.map(|&(other, _)| self.weight(other)).sum::<f32>()
    }

    /// The best word of a slot, as its place.
    fn word(&mut self, network: &Network<'_>, slot: SlotId) -> usize {
        let count = network.count(slot);
        let candidates: Vec<usize> = if count <= MOST_WEIGHED {
            network.words().members(slot.index()).collect()
        } else {
            let mut drawn = self.best(network, slot);
            drawn.extend(
                (0..DRAWN).map(|_| network.words().nth(slot.index(), self.chance.below(count))),
            );
            drawn
        };
        let mut freedom = Freedom::new(network, slot);
        let mut best = (candidates[0], f32::NEG_INFINITY);
        for place in candidates {
            let bucket = network.bucket(slot);
            let score = f32::from(network.problem().worth(bucket.word(place)));
            let value = freedom.of(bucket.glyphs(place))
                + self.taste.score * score
                + self.taste.noise * self.chance.unit();
            if value > best.1 {
                best = (place, value);
            }
        }
        best.0
    }
}

impl Chooser {
    /// Words of the best tier that a slot still has words of: all, or some drawn.
    fn best(&mut self, network: &Network<'_>, slot: SlotId) -> Vec<usize> {
        if !self.taste.best_first {
            return Vec::new();
        }
        let (words, length) = (network.words(), network.cells_of(slot).len());
        for row in network.problem().index.tiers(length).rows() {
            let count = words.count_common(slot.index(), row);
            if count == 0 {
                continue;
            }
            let draws = count.min(DRAWN as u32);
            return (0..draws)
                .filter_map(|number| {
                    let nth = if draws == count {
                        number
                    } else {
                        self.chance.below(count)
                    };
                    words.nth_common(slot.index(), row, nth)
                })
                .collect();
        }
        Vec::new()
    }
}

/// How many words the letters of a slot's words leave its crossings, each counted once.
struct Freedom<'n, 'a> {
    network: &'n Network<'a>,
    slot: SlotId,
    letters: usize,
    known: Vec<f32>,
}

impl<'n, 'a> Freedom<'n, 'a> {
    fn new(network: &'n Network<'a>, slot: SlotId) -> Self {
        let letters = network.problem().index.letters();
        let known = vec![f32::NAN; letters * network.cells_of(slot).len()];
        Self {
            network,
            slot,
            letters,
            known,
        }
    }

    fn of(&mut self, glyphs: &[Glyph]) -> f32 {
        let mut sum = 0.0;
        for (place, &glyph) in glyphs.iter().enumerate() {
            let key = place * self.letters + usize::from(glyph);
            if self.known[key].is_nan() {
                self.known[key] = self.measure(place, glyph);
            }
            sum += self.known[key];
        }
        sum
    }

    fn measure(&self, place: usize, glyph: Glyph) -> f32 {
        let cell = self.network.cells_of(self.slot)[place];
        if self.network.letters(cell).count() == 1 {
            return 0.0;
        }
        let crossings = self
            .network
            .through(cell)
            .iter()
            .filter(|(other, _)| *other != self.slot);
        crossings
            .map(|&(other, at)| log2(self.network.count_with(other, at, glyph)))
            .sum()
    }
}

/// The logarithm to base 2, straight between powers of two: it must be the same on every machine.
pub fn log2(count: u32) -> f32 {
    (count.max(1) as f32).to_bits() as f32 / (1 << 23) as f32 - 127.0
}
