//! Progress: which share of the space of one try has been searched.
//!
//! A choice among k letters is counted as one k-th of what was still open there. The estimate is as
//! rough as Knuth's (1975): it is exact only when all branches are equally large.

/// The shares still to be searched, one for the root and one for each choice that stands.
pub struct Space(Vec<f64>);

impl Space {
    /// Nothing searched yet.
    pub fn new() -> Self {
        Self(vec![1.0])
    }

    /// A letter is tried of so many.
    pub fn enter(&mut self, letters: u32) {
        if let Some(open) = self.0.last_mut() {
            let child = *open / f64::from(letters.max(1));
            *open -= child;
            self.0.push(child);
        }
    }

    /// The last choice is taken back: all below it has been searched.
    pub fn leave(&mut self) {
        self.0.pop();
    }

    /// The share searched, 0 to 1.
    pub fn searched(&self) -> f64 {
        (1.0 - self.0.iter().sum::<f64>()).clamp(0.0, 1.0)
    }
}

impl Default for Space {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::Space;

    #[test]
    fn a_space_is_searched_when_every_letter_was_tried() {
        let mut space = Space::new();
        for letters in [4, 3, 2] {
            space.enter(letters);
            space.enter(2);
            space.leave();
            space.enter(1);
            space.leave();
            space.leave();
        }
        assert!((space.searched() - 0.75).abs() < 1e-12);
        space.enter(1);
        space.leave();
        assert!((space.searched() - 1.0).abs() < 1e-12);
    }
}
