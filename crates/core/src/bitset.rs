//! Reversible sparse bit sets: the words still possible in each slot.
//!
//! A set keeps a list of its non-empty blocks, so that work shrinks with the set. A level
//! remembers each block once, when it first changes; leaving the level restores it.

use crate::ids::ones;

/// Several sets of places that change and are restored together.
#[derive(Default)]
pub struct SparseSets {
    starts: Vec<usize>,
    bits: Vec<u64>,
    /// Per set a permutation of its blocks; the first `limit` are those that may be non-empty.
    active: Vec<u16>,
    /// The level in which a block was last remembered.
    remembered: Vec<u32>,
    heads: Vec<Head>,
    trail_blocks: Vec<(u32, u64)>,
    trail_heads: Vec<(u16, Head)>,
    levels: Vec<Level>,
    next_stamp: u32,
}

#[derive(Clone, Copy)]
struct Head {
    limit: u16,
    count: u32,
    remembered: u32,
}

#[derive(Clone, Copy)]
struct Level {
    stamp: u32,
    blocks: usize,
    heads: usize,
}

impl SparseSets {
    /// No sets, at the outermost level.
    pub fn new() -> Self {
        let outermost = Level {
            stamp: 1,
            blocks: 0,
            heads: 0,
        };
        Self {
            starts: vec![0],
            levels: vec![outermost],
            next_stamp: 2,
            ..Self::default()
        }
    }

    /// Add a set; its number is the number of sets before it.
    pub fn add(&mut self, blocks: &[u64]) {
        debug_assert!(u16::try_from(blocks.len()).is_ok());
        let mut active: Vec<u16> = (0..blocks.len() as u16).collect();
        active.sort_by_key(|&block| blocks[usize::from(block)] == 0);
        let limit = blocks.iter().filter(|&&block| block != 0).count();
        self.bits.extend_from_slice(blocks);
        self.active.extend(active);
        self.remembered.resize(self.bits.len(), 0);
        self.starts.push(self.bits.len());
        let count = blocks.iter().map(|block| block.count_ones()).sum();
        self.heads.push(Head {
            limit: limit as u16,
            count,
            remembered: 0,
        });
    }

    /// The number of members.
    pub fn count(&self, set: usize) -> u32 {
        self.heads[set].count
    }

    /// The number of blocks that are not empty.
    pub fn width(&self, set: usize) -> usize {
        usize::from(self.heads[set].limit)
    }

    /// The blocks that are not empty: their numbers and bits.
    pub fn blocks(&self, set: usize) -> impl Iterator<Item = (usize, u64)> + '_ {
        let start = self.starts[set];
        let active = &self.active[start..start + self.width(set)];
        let bits = &self.bits[start..self.starts[set + 1]];
        active
            .iter()
            .map(move |&block| (usize::from(block), bits[usize::from(block)]))
    }

    /// The bits of one block.
    pub fn block(&self, set: usize, block: usize) -> u64 {
        self.bits[self.starts[set] + block]
    }

    /// Whether a place is a member.
    pub fn has(&self, set: usize, place: usize) -> bool {
        self.block(set, place / 64) >> (place % 64) & 1 == 1
    }

    /// The members, in no particular order.
    pub fn members(&self, set: usize) -> impl Iterator<Item = usize> + '_ {
        self.blocks(set)
            .flat_map(|(block, bits)| ones(bits).map(move |bit| block * 64 + bit as usize))
    }

    /// The only member of a set that has one.
    pub fn only(&self, set: usize) -> usize {
        debug_assert_eq!(self.count(set), 1);
        let (block, bits) = self.blocks(set).next().unwrap_or_default();
        block * 64 + bits.trailing_zeros() as usize
    }

    /// The member with so many before it, in the order of the blocks as they stand.
    pub fn nth(&self, set: usize, mut nth: u32) -> usize {
        for (block, mut bits) in self.blocks(set) {
            let count = bits.count_ones();
            if nth < count {
                for _ in 0..nth {
                    bits &= bits - 1;
                }
                return block * 64 + bits.trailing_zeros() as usize;
            }
            nth -= count;
        }
        unreachable!("a member beyond the end of its set")
    }

    /// The member that a set and a row have in common with so many before it.
    pub fn nth_common(&self, set: usize, row: &[u64], mut nth: u32) -> Option<usize> {
        for (block, bits) in self.blocks(set) {
            let common = bits & row[block];
            let count = common.count_ones();
            if nth < count {
                return ones(common)
                    .nth(nth as usize)
                    .map(|bit| block * 64 + bit as usize);
            }
            nth -= count;
        }
        None
    }

    /// A block in which a set and a row have a member in common.
    pub fn meets(&self, set: usize, row: &[u64]) -> Option<usize> {
        self.blocks(set)
            .find(|&(block, bits)| bits & row[block] != 0)
            .map(|(block, _)| block)
    }

    /// How many members a set and a row have in common.
    pub fn count_common(&self, set: usize, row: &[u64]) -> u32 {
        self.blocks(set)
            .map(|(block, bits)| (bits & row[block]).count_ones())
            .sum()
    }

    /// Keep the members that `kept` keeps, block by block. Returns whether any was lost.
    pub fn keep(&mut self, set: usize, kept: impl Fn(usize, u64) -> u64) -> bool {
        let start = self.starts[set];
        let mut lost = 0;
        let mut at = self.width(set);
        while at > 0 {
            at -= 1;
            let block = usize::from(self.active[start + at]);
            let bits = self.bits[start + block];
            let left = kept(block, bits);
            debug_assert_eq!(left & !bits, 0);
            if left != bits {
                lost += (bits ^ left).count_ones();
                self.write(set, block, left);
                if left == 0 {
                    self.retire(set, at);
                }
            }
        }
        if lost > 0 {
            self.remember_head(set);
            self.heads[set].count -= lost;
        }
        lost > 0
    }

    /// Remove some members of one block. Returns whether any was lost.
    pub fn remove(&mut self, set: usize, block: usize, gone: u64) -> bool {
        let bits = self.block(set, block);
        let lost = bits & gone;
        if lost == 0 {
            return false;
        }
        self.remember_head(set);
        self.heads[set].count -= lost.count_ones();
        self.write(set, block, bits & !lost);
        if bits == lost {
            let start = self.starts[set];
            let active = &self.active[start..start + self.width(set)];
            if let Some(at) = active.iter().position(|&x| usize::from(x) == block) {
                self.retire(set, at);
            }
        }
        true
    }

    /// Enter a level.
    pub fn push(&mut self) {
        self.levels.push(Level {
            stamp: self.next_stamp,
            blocks: self.trail_blocks.len(),
            heads: self.trail_heads.len(),
        });
        self.next_stamp += 1;
    }

    /// Leave a level: all sets are as they were when it was entered.
    pub fn pop(&mut self) {
        debug_assert!(self.levels.len() > 1, "the outermost level cannot be left");
        if let Some(level) = self.levels.pop() {
            while self.trail_blocks.len() > level.blocks {
                if let Some((block, bits)) = self.trail_blocks.pop() {
                    self.bits[block as usize] = bits;
                }
            }
            while self.trail_heads.len() > level.heads {
                if let Some((set, head)) = self.trail_heads.pop() {
                    self.heads[usize::from(set)] = head;
                }
            }
        }
        if self.levels.len() == 1 {
            self.settle();
        }
    }

    /// At the outermost level nothing is to be restored, and the stamps may start again.
    fn settle(&mut self) {
        self.trail_blocks.clear();
        self.trail_heads.clear();
        self.remembered.fill(0);
        for head in &mut self.heads {
            head.remembered = 0;
        }
        self.next_stamp = 2;
    }

    fn write(&mut self, set: usize, block: usize, bits: u64) {
        let place = self.starts[set] + block;
        let stamp = self.stamp();
        if self.remembered[place] != stamp {
            self.remembered[place] = stamp;
            self.trail_blocks.push((place as u32, self.bits[place]));
        }
        self.bits[place] = bits;
    }

    /// Take a block that became empty out of the list.
    fn retire(&mut self, set: usize, at: usize) {
        self.remember_head(set);
        self.heads[set].limit -= 1;
        let (start, last) = (self.starts[set], self.width(set));
        self.active.swap(start + at, start + last);
    }

    fn remember_head(&mut self, set: usize) {
        let stamp = self.stamp();
        let head = &mut self.heads[set];
        if head.remembered != stamp {
            self.trail_heads.push((set as u16, *head));
            head.remembered = stamp;
        }
    }

    fn stamp(&self) -> u32 {
        self.levels.last().map_or(0, |level| level.stamp)
    }
}

#[cfg(test)]
mod tests {
    use super::SparseSets;
    use crate::chance::Chance;

    fn members(sets: &SparseSets, set: usize) -> Vec<usize> {
        let mut members: Vec<usize> = sets.members(set).collect();
        members.sort_unstable();
        members
    }

    #[test]
    fn sets_change_and_come_back_as_plain_lists_do() {
        let mut chance = Chance::new(1);
        let mut sets = SparseSets::new();
        for _ in 0..3 {
            sets.add(&[u64::MAX, chance.bits(), 0, chance.bits()]);
        }
        let mut plain: Vec<Vec<Vec<usize>>> = vec![(0..3).map(|set| members(&sets, set)).collect()];
        for _ in 0..20_000 {
            let set = chance.below(3) as usize;
            let inner = plain.len() > 1;
            let now = plain.last_mut().expect("one level is always there");
            match chance.below(8) {
                0 => {
                    let copy = now.clone();
                    plain.push(copy);
                    sets.push();
                }
                1 | 2 if inner => {
                    plain.pop();
                    sets.pop();
                }
                3 => {
                    let place = chance.below(256) as usize;
                    let lost = sets.remove(set, place / 64, 1 << (place % 64));
                    assert_eq!(lost, now[set].contains(&place));
                    now[set].retain(|&member| member != place);
                }
                _ if inner => {
                    let row: Vec<u64> = (0..4)
                        .map(|_| chance.bits() | chance.bits() | chance.bits())
                        .collect();
                    now[set].retain(|&member| row[member / 64] >> (member % 64) & 1 == 1);
                    assert_eq!(sets.count_common(set, &row) as usize, now[set].len());
                    assert_eq!(sets.meets(set, &row).is_some(), !now[set].is_empty());
                    sets.keep(set, |block, bits| bits & row[block]);
                }
                _ => {}
            }
            let now = plain.last().expect("one level is always there");
            for (set, plain) in now.iter().enumerate() {
                assert_eq!(&members(&sets, set), plain);
                assert_eq!(sets.count(set) as usize, plain.len());
                if !plain.is_empty() {
                    let nth = sets.nth(set, chance.below(plain.len() as u32));
                    assert!(plain.contains(&nth));
                }
            }
        }
    }
}
