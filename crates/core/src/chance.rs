//! Chance that is the same on every machine: `SplitMix64` (Steele, Lea, Flood 2014).
//!
//! Ten lines of integer arithmetic need no crate, and no crate's change can move a seed's fill.

/// A stream of numbers that follows from its seed alone.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; the bias is below 2^-32.
    pub fn below(&mut self, end: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(end)) >> 32) as u32
    }

    /// A number from 0 up to but not including 1.
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 * (1.0 / (1_u32 << 24) as f32)
    }

    /// How much dearer a change may be at a temperature: exponential with that mean.
    ///
    /// A geometric number of halvings and an even fraction of the next one follow the exponential
    /// curve by straight pieces: near enough for annealing, and the same in every build, which the
    /// platform's logarithm is not.
    pub fn patience(&mut self, temperature: i64) -> i64 {
        const LN_2: i64 = 45_426; // of 65,536
        let bits = self.bits();
        let halvings = i64::from((bits | 1 << 40).trailing_zeros());
        let fraction = i64::from((bits >> 48) as u16);
        let patience = (((halvings << 16) | fraction) * LN_2) >> 16;
        (temperature * patience) >> 16
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn patience_has_the_temperature_as_its_mean() {
        let mut chance = Chance::new(2);
        let sum: i64 = (0..100_000).map(|_| chance.patience(1000)).sum();
        let mean = sum / 100_000;
        assert!((950..1100).contains(&mean), "{mean}");
    }
}
