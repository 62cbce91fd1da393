//! What the search does beyond trying letters; each can be left out, to measure what it is worth.

/// The ideas of the search. All are used unless somebody measures.
// One switch an idea: they are independent of each other.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ideas {
    /// Slots that failed, and slots around them, are chosen sooner (learned difficulty).
    pub difficulty: bool,
    /// What is not to blame for a failure is taken back without another try; a letter refuted by
    /// itself never comes back (accelerators).
    pub jumps: bool,
    /// After so many failures the search begins anew.
    pub restarts: bool,
    /// A new beginning takes the words of the fullest grid seen, where it can.
    pub memory: bool,
    /// Parts that share no open cell are filled one by one.
    pub fragments: bool,
}

impl Default for Ideas {
    fn default() -> Self {
        Self {
            difficulty: true,
            jumps: true,
            restarts: true,
            memory: true,
            fragments: true,
        }
    }
}

impl Ideas {
    /// The names of the ideas.
    pub const NAMES: [&'static str; 5] = ["difficulty", "jumps", "restarts", "memory", "fragments"];

    /// Leave one out by its name; none when there is no such idea.
    #[must_use]
    pub fn without(mut self, name: &str) -> Option<Self> {
        match name {
            "difficulty" => self.difficulty = false,
            "jumps" => self.jumps = false,
            "restarts" => self.restarts = false,
            "memory" => self.memory = false,
            "fragments" => self.fragments = false,
            _ => return None,
        }
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::Ideas;

    #[test]
    fn every_idea_has_a_name() {
        let mut left = Ideas::default();
        for name in Ideas::NAMES {
            let less = left.without(name).expect("the idea is known");
            assert_ne!(less, left);
            left = less;
        }
        assert_eq!(left.without("luck"), None);
    }
}
