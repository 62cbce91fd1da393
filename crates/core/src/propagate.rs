//! Propagation: what the letters of the cells and the words of the slots leave each other.
//!
//! Compact-table consistency (Demeulenaere and others, CP 2016) over sparse bit sets: a slot loses
//! the words its cells no longer allow, then each of its cells loses the letters no word supports.
//! A slot with one word left takes that word, and what may not stand beside it, from all others.

use crate::bitset::SparseSets;
use crate::causes::Causes;
use crate::exclusions::{of_standing, of_word, Exclusions};
use crate::first_words::{best_alike, words_at_first};
use crate::ids::{CellId, Glyph, LetterSet, SlotId, WordId, MOST_LETTERS};
use crate::problem::Problem;
use crate::words::Bucket;

/// With so few words in a slot it is cheaper to read them than to look for supports.
const FEW_WORDS: u32 = 48;

/// A slot that has no word left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict(pub SlotId);

/// The cells and slots of a problem, with what is still possible in each.
pub struct Network<'a> {
    problem: &'a Problem<'a>,
    buckets: Vec<&'a Bucket>,
    words: SparseSets,
    cells: Vec<LetterSet>,
    /// The slots through a cell, each with the place of the cell in it.
    through: Vec<Vec<(SlotId, u8)>>,
    /// Per slot the start of its part of `seen`.
    starts: Vec<usize>,
    /// Per slot and place: the letters of the cell when the slot last looked.
    seen: Vec<LetterSet>,
    /// Per slot, place and letter: a block that held a word with it when last asked.
    residues: Vec<u16>,
    exclusions: Exclusions,
    queue: Queue,
    taken: Vec<SlotId>,
    is_taken: Vec<bool>,
    /// What led to the letters a cell has lost, and to the words a slot has lost to other slots.
    cell_causes: Vec<Causes>,
    slot_causes: Vec<Causes>,
    trail: Vec<(CellId, LetterSet, Causes)>,
    trail_slots: Vec<(SlotId, Causes)>,
    levels: Vec<Level>,
}

/// How long the trails were when a level was entered.
#[derive(Clone, Copy)]
struct Level {
    cells: usize,
    slots: usize,
    taken: usize,
}

/// Slots that are to be looked at again.
#[derive(Default)]
struct Queue {
    waiting: Vec<SlotId>,
    is_waiting: Vec<bool>,
    /// The slot lost words other than through its cells.
    lost_words: Vec<bool>,
}

impl Queue {
    fn add(&mut self, slot: SlotId) {
        if !self.is_waiting[slot.index()] {
            self.is_waiting[slot.index()] = true;
            self.waiting.push(slot);
        }
    }

    fn clear(&mut self) {
        while let Some(slot) = self.waiting.pop() {
            self.is_waiting[slot.index()] = false;
            self.lost_words[slot.index()] = false;
        }
    }
}

impl<'a> Network<'a> {
    /// The network of a problem, nothing propagated yet.
    pub fn new(problem: &'a Problem<'a>) -> Self {
        let index = problem.index;
        let buckets: Vec<&Bucket> = problem
            .slots
            .iter()
            .map(|slot| index.bucket(slot.cells.len()))
            .collect();
        let mut through = vec![Vec::new(); problem.cells.len()];
        let mut starts = vec![0];
        let mut seen = Vec::new();
        let mut words = SparseSets::new();
        for (slot, bucket) in problem.slot_ids().zip(&buckets) {
            let cells = &problem.slots[slot.index()].cells;
            for (place, cell) in cells.iter().enumerate() {
                through[cell.index()].push((slot, place as u8));
                seen.push(problem.cells[cell.index()]);
            }
            starts.push(seen.len());
            words.add(&words_at_first(problem, slot, bucket));
        }
        let slots = problem.slots.len();
        let mut queue = Queue {
            is_waiting: vec![false; slots],
            lost_words: vec![true; slots],
            ..Queue::default()
        };
        problem.slot_ids().for_each(|slot| queue.add(slot));
        let mut network = Self {
            problem,
            buckets,
            words,
            cells: problem.cells.clone(),
            through,
            starts,
            residues: vec![0; seen.len() * index.letters()],
            seen,
            exclusions: Exclusions::new(problem),
            queue,
            taken: Vec::new(),
            is_taken: vec![false; slots],
            cell_causes: vec![Causes::default(); problem.cells.len()],
            slot_causes: vec![Causes::default(); slots],
            trail: Vec::new(),
            trail_slots: Vec::new(),
            levels: Vec::new(),
        };
        network.exclude_standing();
        network
    }

    /// The problem.
    pub fn problem(&self) -> &'a Problem<'a> {
        self.problem
    }

    /// The letters still possible in every cell.
    pub fn cells(&self) -> &[LetterSet] {
        &self.cells
    }

    /// The letters still possible in a cell.
    pub fn letters(&self, cell: CellId) -> LetterSet {
        self.cells[cell.index()]
    }

    /// The cells of a slot.
    pub fn cells_of(&self, slot: SlotId) -> &'a [CellId] {
        &self.problem.slots[slot.index()].cells
    }

    /// The slots through a cell, each with the place of the cell in it.
    pub fn through(&self, cell: CellId) -> &[(SlotId, u8)] {
        &self.through[cell.index()]
    }

    /// The number of words a slot can still take.
    pub fn count(&self, slot: SlotId) -> u32 {
        self.words.count(slot.index())
    }

    /// The number of words a slot can still take with a letter at a place.
    pub fn count_with(&self, slot: SlotId, place: u8, glyph: Glyph) -> u32 {
        self.words.count_common(
            slot.index(),
            self.buckets[slot.index()].row(usize::from(place), glyph),
        )
    }

    /// The words of this slot's length.
    pub fn bucket(&self, slot: SlotId) -> &'a Bucket {
        self.buckets[slot.index()]
    }

    /// The sets of places of words, one a slot.
    pub fn words(&self) -> &SparseSets {
        &self.words
    }

    /// Whether a slot has its word.
    pub fn is_taken(&self, slot: SlotId) -> bool {
        self.is_taken[slot.index()]
    }

    /// The slots that have their word.
    pub fn taken(&self) -> &[SlotId] {
        &self.taken
    }

    /// The word of a slot that has one.
    pub fn word(&self, slot: SlotId) -> WordId {
        let word = self.bucket(slot).word(self.words.only(slot.index()));
        match &self.problem.slots[slot.index()].words {
            None => word,
            Some(allowed) => best_alike(self.problem.index, word, allowed),
        }
    }

    /// Enter a level; what follows can be undone.
    pub fn push(&mut self) {
        debug_assert!(self.queue.waiting.is_empty());
        self.words.push();
        self.levels.push(Level {
            cells: self.trail.len(),
            slots: self.trail_slots.len(),
            taken: self.taken.len(),
        });
    }

    /// Leave a level: all is as it was when it was entered.
    pub fn pop(&mut self) {
        self.queue.clear();
        self.words.pop();
        let Some(level) = self.levels.pop() else {
            return;
        };
        while self.trail.len() > level.cells {
            if let Some((cell, letters, causes)) = self.trail.pop() {
                self.cells[cell.index()] = letters;
                self.cell_causes[cell.index()] = causes;
                for &(slot, place) in &self.through[cell.index()] {
                    self.seen[self.starts[slot.index()] + usize::from(place)] = letters;
                }
            }
        }
        while self.trail_slots.len() > level.slots {
            if let Some((slot, causes)) = self.trail_slots.pop() {
                self.slot_causes[slot.index()] = causes;
            }
        }
        while self.taken.len() > level.taken {
            if let Some(slot) = self.taken.pop() {
                self.is_taken[slot.index()] = false;
            }
        }
    }

    /// What led to the words a slot has lost.
    pub fn causes_of(&self, slot: SlotId) -> Causes {
        let mut causes = self.slot_causes[slot.index()];
        for cell in self.cells_of(slot) {
            causes.join(&self.cell_causes[cell.index()]);
        }
        causes
    }

    /// What led to the letters a cell has lost.
    pub fn causes_at(&self, cell: CellId) -> Causes {
        self.cell_causes[cell.index()]
    }

    /// Allow only these letters in a cell; the slots through it will look again.
    pub fn narrow(&mut self, cell: CellId, letters: LetterSet) {
        self.narrow_because(cell, letters, &Causes::default());
    }

    /// Allow only these letters in a cell, and remember why.
    pub fn narrow_because(&mut self, cell: CellId, letters: LetterSet, causes: &Causes) {
        let before = self.cells[cell.index()];
        let after = before.and(letters);
        if after != before {
            self.record(cell, before, causes);
            self.cells[cell.index()] = after;
            for &(slot, _) in &self.through[cell.index()] {
                self.queue.add(slot);
            }
        }
    }

    fn record(&mut self, cell: CellId, before: LetterSet, causes: &Causes) {
        self.trail
            .push((cell, before, self.cell_causes[cell.index()]));
        self.cell_causes[cell.index()].join(causes);
    }

    /// Let all slots look again until none loses anything.
    ///
    /// # Errors
    /// The slot that lost its last word; the level must then be left.
    pub fn propagate(&mut self) -> Result<(), Conflict> {
        while let Some(slot) = self.next_waiting() {
            self.revise(slot)?;
        }
        #[cfg(feature = "check_invariants")]
        self.check_consistency();
        Ok(())
    }

    /// The waiting slot with the fewest words: it fails soonest and costs least.
    fn next_waiting(&mut self) -> Option<SlotId> {
        let counts = &self.words;
        let waiting = &mut self.queue.waiting;
        let (at, _) = waiting
            .iter()
            .enumerate()
            .min_by_key(|(_, slot)| counts.count(slot.index()))?;
        let slot = waiting.swap_remove(at);
        self.queue.is_waiting[slot.index()] = false;
        Some(slot)
    }

    fn revise(&mut self, slot: SlotId) -> Result<(), Conflict> {
        let mut lost = std::mem::take(&mut self.queue.lost_words[slot.index()]);
        for (place, cell) in self.cells_of(slot).iter().enumerate() {
            let seen = &mut self.seen[self.starts[slot.index()] + place];
            let now = self.cells[cell.index()];
            if *seen != now {
                let gone = seen.less(now);
                *seen = now;
                lost |= self.drop_words(slot, place, now, gone);
            }
        }
        if !lost {
            return Ok(());
        }
        match self.count(slot) {
            0 => return Err(Conflict(slot)),
            1 if !self.is_taken(slot) => self.take(slot)?,
            _ => {}
        }
        self.drop_letters(slot);
        Ok(())
    }

    /// Drop the words of a slot with a letter that is gone. Returns whether there was any.
    fn drop_words(&mut self, slot: SlotId, place: usize, kept: LetterSet, gone: LetterSet) -> bool {
        let bucket = self.buckets[slot.index()];
        if let Some(glyph) = kept.single() {
            let row = bucket.row(place, glyph);
            return self
                .words
                .keep(slot.index(), |block, bits| bits & row[block]);
        }
        let keeps = kept.count() < gone.count();
        let mut rows: [&[u64]; MOST_LETTERS] = [&[]; MOST_LETTERS];
        let letters = if keeps { kept } else { gone };
        for (row, glyph) in rows.iter_mut().zip(letters.letters()) {
            *row = bucket.row(place, glyph);
        }
        let rows = &rows[..letters.count() as usize];
        let any = |block: usize| rows.iter().fold(0, |all, row| all | row[block]);
        if keeps {
            self.words
                .keep(slot.index(), |block, bits| bits & any(block))
        } else {
            self.words
                .keep(slot.index(), |block, bits| bits & !any(block))
        }
    }

    /// Drop the letters of a slot's cells that none of its words has.
    fn drop_letters(&mut self, slot: SlotId) {
        let few = self.count(slot) <= FEW_WORDS;
        let cells = self.cells_of(slot);
        let mut causes = None;
        let mut held = [LetterSet::default(); crate::words::LONGEST];
        if few {
            for place in self.words.members(slot.index()) {
                for (letters, &glyph) in held
                    .iter_mut()
                    .zip(self.buckets[slot.index()].glyphs(place))
                {
                    letters.0 |= 1 << glyph;
                }
            }
        }
        for (place, &cell) in cells.iter().enumerate() {
            let letters = self.letters(cell);
            if letters.count() == 1 {
                continue;
            }
            let left = if few {
                letters.and(held[place])
            } else {
                self.supported(slot, place, letters)
            };
            if left != letters {
                let causes = *causes.get_or_insert_with(|| self.causes_of(slot));
                self.record(cell, letters, &causes);
                self.cells[cell.index()] = left;
                let seen = self.starts[slot.index()] + place;
                for &(other, at) in &self.through[cell.index()] {
                    // Where a slot meets a cell twice, the second place has yet to look.
                    if (other, usize::from(at)) == (slot, place) && self.seen[seen] == letters {
                        self.seen[seen] = left;
                    } else {
                        self.queue.add(other);
                    }
                }
            }
        }
    }

    /// The letters that some word of the slot has at a place.
    fn supported(&mut self, slot: SlotId, place: usize, letters: LetterSet) -> LetterSet {
        let bucket = self.buckets[slot.index()];
        let start = (self.starts[slot.index()] + place) * self.problem.index.letters();
        let mut left = letters;
        for glyph in letters.letters() {
            let row = bucket.row(place, glyph);
            let residue = &mut self.residues[start + usize::from(glyph)];
            let block = usize::from(*residue);
            if self.words.block(slot.index(), block) & row[block] != 0 {
                continue;
            }
            match self.words.meets(slot.index(), row) {
                Some(block) => *residue = block as u16,
                None => left.0 &= !(1 << glyph),
            }
        }
        left
    }

    /// A slot has one word left: no other slot may have what that word excludes.
    fn take(&mut self, slot: SlotId) -> Result<(), Conflict> {
        self.is_taken[slot.index()] = true;
        self.taken.push(slot);
        let word = self.word(slot);
        let causes = self.causes_of(slot);
        let kept_out = of_word(self.problem, word);
        for exclusion in kept_out.iter().flat_map(|some| some.iter()) {
            for &other in self.exclusions.slots_of_length(exclusion.length()) {
                if other != slot
                    && self
                        .words
                        .remove(other.index(), exclusion.block(), exclusion.bits)
                {
                    self.trail_slots
                        .push((other, self.slot_causes[other.index()]));
                    self.slot_causes[other.index()].join(&causes);
                    if self.count(other) == 0 {
                        return Err(Conflict(other));
                    }
                    self.queue.lost_words[other.index()] = true;
                    self.queue.add(other);
                }
            }
        }
        Ok(())
    }

    fn exclude_standing(&mut self) {
        for answer in &self.problem.standing {
            for exclusion in of_standing(self.problem, answer) {
                for &slot in self.exclusions.slots_of_length(exclusion.length()) {
                    self.words
                        .remove(slot.index(), exclusion.block(), exclusion.bits);
                }
            }
        }
    }

    /// After propagation each letter of a cell has a word in each slot through it, and vice versa.
    #[cfg(feature = "check_invariants")]
    fn check_consistency(&self) {
        for slot in self.problem.slot_ids() {
            let members: Vec<usize> = self.words.members(slot.index()).collect();
            assert_eq!(members.len(), self.count(slot) as usize);
            assert_eq!(self.is_taken(slot), members.len() == 1);
            for (place, &cell) in self.cells_of(slot).iter().enumerate() {
                let held = members.iter().fold(0, |all, &member| {
                    all | 1_u64 << self.bucket(slot).glyphs(member)[place]
                });
                assert_eq!(LetterSet(held), self.letters(cell));
                assert_eq!(
                    self.seen[self.starts[slot.index()] + place],
                    self.letters(cell)
                );
            }
        }
    }
}
