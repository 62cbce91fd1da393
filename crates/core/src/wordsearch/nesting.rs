//! Which words lie inside which: a listed word must be readable once, so CAT keeps out CATALOGUE.

use crate::ids::Glyph;

/// A word in a form that tells quickly that it lies *not* inside another.
#[derive(Clone, Debug)]
struct Member {
    word: u32,
    forth: u64,
    back: u64,
    letters: Vec<Glyph>,
}

/// The words that are, or must be, on the board.
#[derive(Clone, Debug, Default)]
pub struct Company {
    members: Vec<Member>,
}

impl Company {
    /// Let a word in.
    pub fn join(&mut self, word: u32, letters: &[Glyph]) {
        self.members.push(Member {
            word,
            forth: pairs(letters.iter()),
            back: pairs(letters.iter().rev()),
            letters: letters.to_vec(),
        });
    }

    /// Let a word go.
    pub fn leave(&mut self, word: u32) {
        if let Some(place) = self.members.iter().position(|member| member.word == word) {
            self.members.swap_remove(place);
        }
    }

    /// Whether a word neither lies inside a member, read either way, nor holds one.
    pub fn welcomes(&self, letters: &[Glyph]) -> bool {
        let forth = pairs(letters.iter());
        self.members.iter().all(|member| {
            if member.letters.len() <= letters.len() {
                let maybe = member.forth & !forth == 0 || member.back & !forth == 0;
                !(maybe && lies_inside(&member.letters, letters))
            } else {
                let maybe = forth & !member.forth == 0 || forth & !member.back == 0;
                !(maybe && lies_inside(letters, &member.letters))
            }
        })
    }
}

/// Whether the cells of one word, read either way, stand side by side in another.
pub fn lies_inside(part: &[Glyph], whole: &[Glyph]) -> bool {
    whole
        .windows(part.len())
        .any(|window| window == part || window.iter().rev().eq(part.iter()))
}

/// One bit for each pair of neighbouring letters, of 64.
fn pairs<'a>(letters: impl Iterator<Item = &'a Glyph> + Clone) -> u64 {
    letters
        .clone()
        .zip(letters.skip(1))
        .fold(0, |bits, (&a, &b)| {
            bits | 1 << ((usize::from(a) * 31 + usize::from(b) * 7) % 61)
        })
}
