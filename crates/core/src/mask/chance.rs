//! Chance that is the same on every machine: whole numbers only, no logarithm of the platform's.

/// A stream of pseudo-random numbers: splitmix64 (Steele, Lea and Flood, 2014).
#[derive(Debug, Clone)]
pub(super) struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `count - 1`; `count` is at least 1.
    pub fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.next()) * count as u128) >> 64) as usize
    }

    /// How much dearer a change may be at this temperature: exponential with that mean.
    ///
    /// A geometric number of halvings plus an even fraction of the next one follows the exponential
    /// curve by straight pieces; near enough for annealing, and exact in every build.
    pub fn patience(&mut self, temperature: i64) -> i64 {
        const LN_2: i64 = 45_426; // of 65,536
        let bits = self.next();
        let halvings = i64::from((bits | 1 << 40).trailing_zeros());
        let fraction = (bits >> 48) as i64;
        (temperature * (((halvings << 16) | fraction) * LN_2 >> 16)) >> 16
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn a_number_below_a_count_is_below_it_and_takes_every_value() {
        let mut chance = Chance::new(1);
        let mut seen = [false; 7];
        for _ in 0..500 {
            seen[chance.below(7)] = true;
        }
        assert_eq!(seen, [true; 7]);
    }

    #[test]
    fn patience_has_the_temperature_as_its_mean() {
        let mut chance = Chance::new(2);
        let sum: i64 = (0..100_000).map(|_| chance.patience(1000)).sum();
        let mean = sum / 100_000;
        assert!((950..1100).contains(&mean), "{mean}");
    }
}
