//! The connected parts of a packing, and how to be left with one of them.

use super::{Mark, Packing, NONE};

/// What a walk from word to word over their crossings needs, kept from one to the next.
///
/// It starts from several words at once; each founds a group, and groups that meet become one.
#[derive(Clone, Debug, Default)]
pub(super) struct Walk {
    number: u32,
    /// By word: the last walk that came by, and the group it came from.
    seen: Vec<(u32, u16)>,
    /// By group: the group it has become part of; itself if none.
    joined: Vec<u16>,
    /// By group: words reached whose crossings have still to be followed.
    pending: Vec<usize>,
    /// Words in the order in which they were reached.
    reached: Vec<u16>,
    /// Groups that may still grow.
    open: usize,
}

impl Walk {
    pub(super) fn new(words: usize) -> Self {
        Self {
            seen: vec![(0, 0); words],
            ..Self::default()
        }
    }

    fn begin(&mut self) {
        self.number += 1;
        self.joined.clear();
        self.pending.clear();
        self.reached.clear();
        self.open = 0;
    }

    fn group_of(&self, word: u16) -> Option<u16> {
        let (number, mut group) = self.seen[usize::from(word)];
        if number != self.number {
            return None;
        }
        while self.joined[usize::from(group)] != group {
            group = self.joined[usize::from(group)];
        }
        Some(group)
    }

    fn found(&mut self, word: u16) {
        if self.group_of(word).is_none() {
            let group = self.joined.len() as u16;
            self.joined.push(group);
            self.pending.push(0);
            self.open += 1;
            self.reach(word, group);
        }
    }

    fn reach(&mut self, word: u16, group: u16) {
        self.seen[usize::from(word)] = (self.number, group);
        self.pending[usize::from(group)] += 1;
        self.reached.push(word);
    }

    /// Come from a word of `group` to `word`; the group that both are then in.
    fn meet(&mut self, group: u16, word: u16) -> u16 {
        match self.group_of(word) {
            None => self.reach(word, group),
            Some(other) if other != group => {
                self.joined[usize::from(other)] = group;
                self.pending[usize::from(group)] += self.pending[usize::from(other)];
                self.open -= 1;
            }
            Some(_) => {}
        }
        group
    }

    /// Whether the group of a word has been followed to its end.
    fn is_closed(&self, word: u16) -> bool {
        self.group_of(word)
            .is_some_and(|group| self.pending[usize::from(group)] == 0)
    }
}

impl Packing<'_> {
    /// Take away every word outside the part with the most letters; where words are fixed, every
    /// word outside their parts.
    pub(in super::super) fn keep_largest_part(&mut self) {
        let (parts, mut sizes) = self.find_parts();
        if sizes.len() > 1 {
            let fixed: Vec<u16> = (0..parts.len())
                .filter(|&word| self.fixed[word] && parts[word] != NONE)
                .map(|word| parts[word])
                .collect();
            for &part in &fixed {
                sizes[usize::from(part)] = usize::MAX;
            }
            let most = sizes.iter().copied().max().unwrap_or(0);
            let first = sizes.iter().position(|&size| size == most);
            for (word, &part) in parts.iter().enumerate() {
                let kept = Some(usize::from(part)) == first || fixed.contains(&part);
                if part != NONE && !kept {
                    self.take(word as u16);
                }
            }
        }
        self.parts = parts;
    }

    /// The same, after words have been taken from a packing that was whole at the mark.
    ///
    /// Walks from all words that have lost a crossing, until all but one group are followed to
    /// their ends: what is cut off is mostly small, and the rest need not be looked at.
    pub(in super::super) fn keep_largest_part_since(&mut self, mark: Mark) {
        let mut walk = std::mem::take(&mut self.walk);
        walk.begin();
        for change in self.log[mark.0..].iter().filter(|change| !change.put) {
            self.for_crossing(change.word, change.spot, |other| walk.found(other));
        }
        let mut at = 0;
        while walk.open > 1 {
            let word = walk.reached[at];
            at += 1;
            if let Some(mut group) = walk.group_of(word) {
                self.for_crossed(word, |other| group = walk.meet(group, other));
                walk.pending[usize::from(group)] -= 1;
                walk.open -= usize::from(walk.pending[usize::from(group)] == 0);
            }
        }
        let cut_off = |&&word: &&u16| walk.is_closed(word);
        let many = 2 * walk.reached.iter().filter(cut_off).count() > self.placed;
        if many || self.fixed.contains(&true) {
            self.walk = walk;
            self.keep_largest_part();
            return;
        }
        for word in walk.reached.iter().filter(cut_off) {
            self.take(*word);
        }
        self.walk = walk;
    }

    /// The number of connected parts.
    pub(in super::super) fn count_parts(&mut self) -> usize {
        let (parts, sizes) = self.find_parts();
        self.parts = parts;
        sizes.len()
    }

    /// The part of each word (`NONE` for one not placed) and the letters of each part.
    fn find_parts(&mut self) -> (Vec<u16>, Vec<usize>) {
        let mut parts = std::mem::take(&mut self.parts);
        parts.clear();
        parts.resize(self.words.len(), NONE);
        let mut sizes = Vec::new();
        let mut due = Vec::new();
        for first in 0..self.words.len() {
            if self.spots[first].is_none() || parts[first] != NONE {
                continue;
            }
            let part = sizes.len() as u16;
            parts[first] = part;
            due.push(first as u16);
            let mut size = 0;
            while let Some(word) = due.pop() {
                size += self.word(word).len();
                self.for_crossed(word, |other| {
                    if parts[usize::from(other)] == NONE {
                        parts[usize::from(other)] = part;
                        due.push(other);
                    }
                });
            }
            sizes.push(size);
        }
        (parts, sizes)
    }
}

#[cfg(test)]
mod tests {
    use crate::chance::Chance;
    use crate::control::{CancelFlag, Progress};
    use crate::crisscross::{cram::cram, lay, tests::problem, Options};

    #[test]
    fn what_words_taken_away_cut_off_goes_too() {
        let asked = problem(
            "river otter heron reed pike waterlily kingfisher dragonfly frog newt beaver willow",
        );
        let options = Options {
            steps: Some(400),
            ..Options::default()
        };
        let (cancel, progress) = (CancelFlag::default(), Progress::default());
        let layout = lay(&asked, options, &cancel, &progress).layout;
        let layout = layout.expect("a layout");
        let mut chance = Chance::new(1);
        let size = (layout.rows, layout.cols);
        let mut whole = cram(&layout, &asked, size, &mut chance);
        let mut cut = 0;
        for _ in 0..500 {
            let mark = whole.mark();
            for _ in 0..=chance.below(4) {
                whole.take(chance.below(12) as u16);
            }
            let left = whole.placed;
            let (_, sizes) = whole.find_parts();
            whole.keep_largest_part_since(mark);
            assert!(whole.count_parts() <= 1);
            assert_eq!(whole.placed < left, sizes.len() > 1);
            cut += left - whole.placed;
            whole.undo(mark);
            assert_eq!(whole.placed, layout.placed());
        }
        assert!(cut > 100, "{cut} words were cut off");
    }
}
