//! Climbing: the highest floor of score at which a fill can still be found soon.
//!
//! Weighing scores word by word makes good words likely. Raising the floor of all slots together
//! makes a fill good: with a list in tiers, every answer comes from the best tier, if it can. The
//! floor is found by halving; each attempt may take so many steps and no more.

use std::collections::BTreeSet;

use crate::ids::WordId;
use crate::problem::Problem;
use crate::propagate::Network;

/// The floors worth trying, ascending, and the best score each slot can still have.
pub struct Ladder {
    floors: Vec<u8>,
    best: Vec<u8>,
}

impl Ladder {
    /// The ladder of a problem; none when its words differ in no score, or it has no fill at all.
    pub fn new(problem: &Problem<'_>) -> Option<Self> {
        let mut network = Network::new(problem);
        network.propagate().ok()?;
        let mut scores = BTreeSet::new();
        let mut best = Vec::new();
        for slot in problem.slot_ids() {
            let words = network.words().members(slot.index());
            let of_slot = words.map(|place| problem.index.score(network.bucket(slot).word(place)));
            let mut most = 0;
            for score in of_slot {
                most = most.max(score);
                scores.insert(score);
            }
            best.push(most);
        }
        let floors: Vec<u8> = scores.into_iter().skip(1).collect();
        (!floors.is_empty()).then_some(Self { floors, best })
    }

    /// Find the highest floor at which `attempt` succeeds, by halving, and what it found there.
    pub fn climb(
        &self,
        problem: &Problem<'_>,
        mut attempt: impl FnMut(&Problem<'_>) -> Attempt,
    ) -> Option<Vec<WordId>> {
        let (mut low, mut high) = (0, self.floors.len());
        let mut found = None;
        while low < high {
            let middle = usize::midpoint(low, high);
            match attempt(&self.raised(problem, self.floors[middle])) {
                Attempt::Found(words) => {
                    found = Some(words);
                    low = middle + 1;
                }
                Attempt::Failed => high = middle,
                Attempt::Stopped => break,
            }
        }
        found
    }

    /// The problem with a higher floor, but for slots that have no word so good.
    fn raised<'a>(&self, problem: &Problem<'a>, floor: u8) -> Problem<'a> {
        let mut raised = problem.clone();
        for (slot, &best) in raised.slots.iter_mut().zip(&self.best) {
            slot.min_score = slot.min_score.max(floor.min(best));
        }
        raised
    }
}

/// How one attempt ended.
pub enum Attempt {
    /// With a fill.
    Found(Vec<WordId>),
    /// Without one, within its steps.
    Failed,
    /// From outside, or for the limits of the whole search.
    Stopped,
}
