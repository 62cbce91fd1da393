//! Causes: which of the choices standing now led to a letter's or a word's loss.
//!
//! A set of levels of the search, one bit each. It is a superset of what was needed (all that
//! narrowed any cell of the slot that caused the loss), which is cheap to keep and good enough to
//! tell the corner of a grid that fails from the corners that have nothing to do with it.

/// So many words hold the bits; deeper levels share the last bit.
const BLOCKS: usize = 4;
/// The bit of all levels from here on.
const DEEPEST: usize = 64 * BLOCKS - 1;

/// A set of levels; level 0 is no choice, and never in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Causes([u64; BLOCKS]);

impl Causes {
    /// One level.
    pub fn level(level: usize) -> Self {
        let bit = level.min(DEEPEST);
        let mut causes = Self::default();
        causes.0[bit / 64] = 1 << (bit % 64);
        causes
    }

    /// Add the levels of another set.
    pub fn join(&mut self, other: &Self) {
        for (block, other) in self.0.iter_mut().zip(&other.0) {
            *block |= other;
        }
    }

    /// Whether a level is in the set; a very deep one may seem to be.
    pub fn has(&self, level: usize) -> bool {
        let bit = level.min(DEEPEST);
        self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// The set without all levels from this one on.
    #[must_use]
    pub fn below(mut self, level: usize) -> Self {
        // The shared bit stays while a deep level is left.
        let from = level.min(DEEPEST + usize::from(level > DEEPEST));
        for (number, block) in self.0.iter_mut().enumerate() {
            let start = 64 * number;
            if from <= start {
                *block = 0;
            } else if from < start + 64 {
                *block &= (1 << (from - start)) - 1;
            }
        }
        self
    }

    /// Whether no choice is to blame.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&block| block == 0)
    }

    /// The number of levels.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|block| block.count_ones()).sum()
    }

    /// The levels, ascending.
    pub fn levels(&self) -> impl Iterator<Item = usize> + '_ {
        let blocks = self.0.iter().enumerate();
        blocks.flat_map(|(number, &block)| {
            crate::ids::ones(block).map(move |bit| 64 * number + bit as usize)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Causes;

    #[test]
    fn causes_are_sets_of_levels() {
        let mut causes = Causes::level(3);
        causes.join(&Causes::level(200));
        assert!(causes.has(3) && causes.has(200) && !causes.has(4));
        assert_eq!(causes.levels().collect::<Vec<_>>(), [3, 200]);
        assert_eq!(causes.below(200), Causes::level(3));
        assert!(causes.below(3).is_empty());
    }

    #[test]
    fn very_deep_levels_share_a_bit_until_none_is_left() {
        let deep = Causes::level(300);
        assert!(deep.has(255) && deep.has(400));
        assert!(!deep.below(300).is_empty());
        assert!(!deep.below(256).is_empty());
        assert!(deep.below(255).is_empty());
    }
}
