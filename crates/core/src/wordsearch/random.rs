//! Draws from lists and by weight.

use crate::chance::Chance;

/// Chance, with the draws a word search makes.
#[derive(Clone, Debug)]
pub struct Random(Chance);

impl Random {
    /// The draws of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Chance::new(seed))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.bits()
    }

    /// A number below `bound`, which must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0);
        self.0.below(bound as u32) as usize
    }

    /// A number from 0 up to, not including, 1.
    pub fn unit(&mut self) -> f32 {
        self.0.unit()
    }

    /// One of the items, which must not be none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// A place drawn by weight; None when no weight is above 0.
    pub fn weighted(&mut self, weights: &[f32]) -> Option<usize> {
        let total: f32 = weights.iter().sum();
        let mut left = self.unit() * total;
        for (place, &weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 && weight > 0.0 {
                return Some(place);
            }
        }
        weights.iter().rposition(|&weight| weight > 0.0)
    }
}
