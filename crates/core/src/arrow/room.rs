//! How much room a clue takes in its cell, in lines of the smallest type.
//!
//! Widths are hundredths of the type size, rather more than less; whole numbers, so that a text takes
//! the same lines everywhere.

/// The width of a line.
const LINE: u32 = 690;
/// The width of the space between two words.
const SPACE: u32 = 28;
/// What stands before a break leaves so much for the hyphen, and for a break at a syllable.
const BREAK: u32 = 120;

const NARROW: &str = " .,:;'’!|ijlI()[]-‐–";
const WIDE: &str = "mwMWшщжюфыШЩЖЮФЫ@%—…";

/// The sign that has the number 0 at the head of a line of a clue column.
const ZERO: u8 = b'0';

/// The lines a text takes; a word that is wider than a line is broken by a hyphen.
pub fn lines_of(text: &str) -> u32 {
    let (mut lines, mut room) = (1, LINE);
    for word in text.split_whitespace() {
        let space = if room == LINE { 0 } else { SPACE };
        let mut need: u32 = word.chars().map(width).sum();
        if need + space <= room {
            room -= need + space;
            continue;
        }
        if room < LINE {
            lines += 1;
        }
        while need > LINE {
            need -= LINE - BREAK;
            lines += 1;
        }
        room = LINE - need;
    }
    lines
}

fn width(sign: char) -> u32 {
    if NARROW.contains(sign) {
        34
    } else if WIDE.contains(sign) || sign.is_uppercase() {
        80
    } else {
        55
    }
}

/// The fewest lines that a clue of each word takes, 255 at most; 0 for a word without.
///
/// `ends` says where the clues of each word end. A clue is a line: a sign for its kind, one for its
/// source, and the text. Sources whose bit in `sources` is 0 are passed over, and so is what is no
/// such line.
pub fn least_lines(clues: &[u8], ends: &[u32], sources: u64) -> Vec<u8> {
    let mut start = 0;
    ends.iter()
        .map(|&end| {
            let part = clues.get(start..end as usize).unwrap_or_default();
            start = end as usize;
            part.split(|&byte| byte == b'\n')
                .filter_map(|line| text_of(line, sources))
                .map(lines_of)
                .min()
                .map_or(0, |lines| lines.min(255) as u8)
        })
        .collect()
}

/// The text of a clue whose source may be used.
fn text_of(line: &[u8], sources: u64) -> Option<&str> {
    let (head, text) = line.split_at_checked(2)?;
    let source = u32::from(head[1].checked_sub(ZERO)?);
    let may = sources.checked_shr(source).unwrap_or(0) & 1 == 1;
    may.then(|| std::str::from_utf8(text).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_set_line_by_line() {
        for (text, lines) in [
            ("", 1),
            ("cat", 1),
            // Twelve letters of 55 fill a line but for 30; the space and another letter do not fit.
            ("abcdefghopqr", 1),
            ("abcdefghopqr a", 2),
            ("abcdefgopqr a", 1),
            // A wider word is broken, and what stands before it keeps its line.
            ("abcdefghopqra", 2),
            ("a abcdefghopqra", 3),
            ("WWWWWWWW", 1),
            ("WWWWWWWWW", 2),
            ("ШШШШШШШШШ", 2),
            ("ЖЖ  ж\tж", 1),
        ] {
            assert_eq!(lines_of(text), lines, "{text:?}");
        }
    }

    #[test]
    fn the_shortest_clue_counts_if_its_source_may_be_used() {
        let clues = "00a long clue of many words\n01cat\n10dog\n".as_bytes();
        let ends = [34, 34, 40];
        assert_eq!(least_lines(clues, &ends, u64::MAX), [1, 0, 1]);
        assert_eq!(least_lines(clues, &ends, 0b01), [2, 0, 1]);
        assert_eq!(least_lines(clues, &ends, 0), [0, 0, 0]);
    }
}
