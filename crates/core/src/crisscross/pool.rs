//! Which words can lie in one grid at all: those that letters link, directly or by other words.

use super::problem::Problem;

/// The words of the largest group linked by shared letters, longest first; with pinned words or a
/// keyword, the words of their groups.
pub(super) fn linked(problem: &Problem) -> Vec<u16> {
    let letters: Vec<u64> = problem
        .words
        .iter()
        .map(|word| word.iter().fold(0, |set, &glyph| set | 1 << glyph))
        .collect();
    let mut groups: Vec<u64> = Vec::new();
    for &set in &letters {
        let mut joined = set;
        groups.retain(|&group| {
            let meets = group & joined != 0;
            if meets {
                joined |= group;
            }
            !meets
        });
        groups.push(joined);
    }
    let size = |group: u64| letters.iter().filter(|&&set| set & group != 0).count();
    let bound: u64 = problem
        .pins
        .iter()
        .map(|pin| pin.0)
        .chain(problem.keyword)
        .fold(0, |all, word| all | letters[usize::from(word)]);
    let kept = if bound == 0 {
        groups
            .iter()
            .copied()
            .max_by_key(|&group| (size(group), std::cmp::Reverse(group)))
            .unwrap_or(0)
    } else {
        groups
            .iter()
            .filter(|&&group| group & bound != 0)
            .fold(0, |all, group| all | group)
    };
    (0..problem.words.len())
        .filter(|&word| letters[word] & kept != 0)
        .map(|word| word as u16)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crisscross::tests::problem;

    #[test]
    fn words_that_share_letters_through_others_are_one_group() {
        assert_eq!(linked(&problem("cat tor dry xxx zzz")), vec![0, 1, 2]);
    }

    #[test]
    fn a_later_word_joins_two_groups() {
        assert_eq!(linked(&problem("ab cd xyz bc")), vec![0, 1, 3]);
    }
}
