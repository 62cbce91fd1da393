//! Which letters a round takes out: those of a few slots that hang together.

use crate::chance::Chance;
use crate::ids::{CellId, SlotId};
use crate::problem::Problem;

/// A round frees this many slots at least, and at most: with many, few rounds succeed, but those that
/// do reach fills that no row of small changes leads to.
const FEWEST: u32 = 2;
const MOST: u32 = 24;
/// So many slots draw for being the first; the one that hurts most wins.
const DRAW: usize = 3;

/// The slots of a problem and their neighbours.
pub(super) struct Ground<'a> {
    problem: &'a Problem<'a>,
    /// Per cell the slots through it.
    through: Vec<Vec<SlotId>>,
    /// The slots that have an open cell.
    open: Vec<SlotId>,
}

impl<'a> Ground<'a> {
    pub fn new(problem: &'a Problem<'a>) -> Self {
        let mut through = vec![Vec::new(); problem.cells.len()];
        for slot in problem.slot_ids() {
            for cell in &problem.slots[slot.index()].cells {
                through[cell.index()].push(slot);
            }
        }
        let is_open = |cell: &CellId| problem.cells[cell.index()].count() > 1;
        let open = problem
            .slot_ids()
            .filter(|slot| problem.slots[slot.index()].cells.iter().any(is_open))
            .collect();
        Self {
            problem,
            through,
            open,
        }
    }

    /// The slots that can take another word.
    pub fn open(&self) -> &[SlotId] {
        &self.open
    }

    /// The slots through a cell.
    pub fn through(&self, cell: CellId) -> &[SlotId] {
        &self.through[cell.index()]
    }

    /// A slot to begin with; `pain` says what each slot's word hurts.
    pub fn first(&self, chance: &mut Chance, pain: impl Fn(SlotId) -> i64) -> SlotId {
        let mut best = self.any(chance);
        for _ in 1..DRAW {
            let other = self.any(chance);
            if pain(other) > pain(best) {
                best = other;
            }
        }
        best
    }

    fn any(&self, chance: &mut Chance) -> SlotId {
        self.open[chance.below(self.open.len() as u32) as usize]
    }

    /// Slots around a first one: some cross those before, some run beside them.
    pub fn around(&self, first: SlotId, chance: &mut Chance) -> Vec<SlotId> {
        let wanted = FEWEST + chance.below(MOST - FEWEST + 1);
        let mut slots = vec![first];
        // A slot that meets itself again is no new one; a few draws more make up for it.
        for _ in 0..4 * wanted {
            if slots.len() as u32 >= wanted {
                break;
            }
            let from = slots[chance.below(slots.len() as u32) as usize];
            let beside = chance.below(2) == 0;
            let Some(across) = self.crossing(from, chance) else {
                continue;
            };
            let next = if beside {
                self.crossing(across, chance)
            } else {
                Some(across)
            };
            if let Some(next) = next.filter(|next| !slots.contains(next)) {
                slots.push(next);
            }
        }
        slots
    }

    /// One of the slots that cross a slot.
    fn crossing(&self, slot: SlotId, chance: &mut Chance) -> Option<SlotId> {
        let cells = &self.problem.slots[slot.index()].cells;
        let cell = cells[chance.below(cells.len() as u32) as usize];
        self.through(cell)
            .iter()
            .copied()
            .find(|&other| other != slot)
    }
}
