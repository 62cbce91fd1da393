//! Other words for a region: a search by letters like that of the fill, cut off where the words
//! still possible must hurt too much.

use crate::choose::{Choice, Chooser};
use crate::ids::{LetterSet, SlotId, WordId};
use crate::propagate::Network;

use super::pain::Pain;

/// Decisions granted to one region; another region is cheaper than a long search in one.
const MOST_STEPS: u64 = 300;
/// Up to so many words of a slot are asked one by one what they hurt.
const FEW_WORDS: u32 = 24;

/// A search under a bound.
pub(super) struct Refill<'n, 'a> {
    pub network: &'n mut Network<'a>,
    pub chooser: &'n mut Chooser,
    pub pain: &'n Pain<'a>,
    /// The slots whose words may change.
    pub touched: &'n [SlotId],
    /// What all other slots hurt.
    pub rest: i64,
    /// A fill must hurt less.
    pub limit: i64,
    /// Decisions made.
    pub steps: &'n mut u64,
}

impl Refill<'_, '_> {
    /// A word for every slot, or none; the network is as it was before.
    pub fn run(&mut self) -> Option<Vec<WordId>> {
        let mut choices: Vec<Choice> = Vec::new();
        let found = self.search(&mut choices);
        for _ in choices {
            self.network.pop();
        }
        found
    }

    fn search(&mut self, choices: &mut Vec<Choice>) -> Option<Vec<WordId>> {
        let mut steps = 0;
        loop {
            if let Err(conflict) = self.network.propagate() {
                self.chooser.learn(conflict);
                self.retreat(choices)?;
                continue;
            }
            if self.least() >= self.limit {
                self.retreat(choices)?;
                continue;
            }
            let Some(choice) = self.chooser.choose(self.network) else {
                let words = self.words();
                if self.pain.of_fill(&words) < self.limit {
                    return Some(words);
                }
                self.retreat(choices)?;
                continue;
            };
            if steps == MOST_STEPS {
                return None;
            }
            steps += 1;
            *self.steps += 1;
            choices.push(choice);
            self.network.push();
            self.network
                .narrow(choice.cell, LetterSet::only(choice.glyph));
        }
    }

    /// Take back the last choice, and those before it that leave their cell no other letter.
    fn retreat(&mut self, choices: &mut Vec<Choice>) -> Option<()> {
        while let Some(choice) = choices.pop() {
            self.network.pop();
            let left = self
                .network
                .letters(choice.cell)
                .less(LetterSet::only(choice.glyph));
            if !left.is_empty() {
                self.network.narrow(choice.cell, left);
                return Some(());
            }
        }
        None
    }

    /// What a fill must hurt at least, by the words still possible.
    fn least(&self) -> i64 {
        let mut sum = self.rest;
        for &slot in self.touched {
            if sum >= self.limit {
                break;
            }
            sum += self.least_of(slot);
        }
        sum
    }

    fn least_of(&self, slot: SlotId) -> i64 {
        let (network, bucket) = (&*self.network, self.network.bucket(slot));
        if network.count(slot) <= FEW_WORDS {
            let members = network.words().members(slot.index());
            return members
                .map(|place| self.pain.of_word(bucket.word(place)))
                .min()
                .unwrap_or(0);
        }
        let length = network.cells_of(slot).len();
        self.pain
            .tiers(length)
            .find(|(tier, _)| network.words().meets(slot.index(), tier).is_some())
            .map_or_else(Pain::beyond_tiers, |(_, above)| above)
    }

    fn words(&self) -> Vec<WordId> {
        let slots = self.network.problem().slot_ids();
        slots.map(|slot| self.network.word(slot)).collect()
    }
}
