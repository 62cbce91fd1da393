//! A slow judge of masks that shares nothing with the search.

use std::collections::BTreeSet;

use crosswright_core::mask::{Checked, Rules, Symmetry};

/// The judge: a grid of text, and what is wrong with it.
pub struct Judge {
    pub grid: Vec<Vec<char>>,
}

impl Judge {
    fn open(&self, row: i64, col: i64) -> bool {
        let cell = usize::try_from(row).ok().and_then(|row| self.grid.get(row));
        let cell = cell.and_then(|line| usize::try_from(col).ok().and_then(|col| line.get(col)));
        cell == Some(&'.')
    }

    fn squares(&self) -> Vec<(i64, i64)> {
        let (rows, cols) = (self.grid.len() as i64, self.grid[0].len() as i64);
        (0..rows)
            .flat_map(|row| (0..cols).map(move |col| (row, col)))
            .collect()
    }

    /// All runs of open cells in both directions.
    fn runs(&self) -> Vec<Vec<(i64, i64)>> {
        let mut runs = Vec::new();
        for (down, right) in [(0, 1), (1, 0)] {
            for (row, col) in self.squares() {
                if self.open(row, col) && !self.open(row - down, col - right) {
                    let run = (0..)
                        .map(|step| (row + step * down, col + step * right))
                        .take_while(|&(row, col)| self.open(row, col));
                    runs.push(run.collect());
                }
            }
        }
        runs
    }

    fn slots(&self, shortest: usize) -> Vec<Vec<(i64, i64)>> {
        self.runs()
            .into_iter()
            .filter(|run| run.len() >= shortest)
            .collect()
    }

    fn is_connected(&self) -> bool {
        let open: Vec<_> = self
            .squares()
            .into_iter()
            .filter(|&(row, col)| self.open(row, col))
            .collect();
        let mut unseen: BTreeSet<_> = open.iter().copied().collect();
        let mut todo = vec![open[0]];
        while let Some((row, col)) = todo.pop() {
            if unseen.remove(&(row, col)) {
                todo.extend([
                    (row + 1, col),
                    (row - 1, col),
                    (row, col + 1),
                    (row, col - 1),
                ]);
            }
        }
        unseen.is_empty()
    }

    pub fn check(&self, rules: &Rules) {
        let picture: Vec<String> = self.grid.iter().map(|row| row.iter().collect()).collect();
        let picture = picture.join("\n");
        let slots = self.slots(rules.shortest);
        assert!(self.is_connected(), "letters in two parts\n{picture}");
        assert!(!slots.is_empty(), "no slot\n{picture}");
        for run in self.runs() {
            let lawful = run.len() >= rules.shortest
                || (run.len() == 1 && rules.checked == Checked::Lattice);
            assert!(lawful, "a run of {} at {:?}\n{picture}", run.len(), run[0]);
            assert!(
                run.len() <= rules.longest.unwrap_or(100),
                "too long\n{picture}"
            );
        }
        let blocks = picture.matches('#').count();
        assert!(
            blocks <= rules.most_blocks.unwrap_or(10_000),
            "{blocks} blocks\n{picture}"
        );
        assert!(
            slots.len() <= rules.most_entries.unwrap_or(10_000),
            "{} slots\n{picture}",
            slots.len()
        );
        if let Some(wanted) = rules.entries {
            assert_eq!(slots.len(), wanted, "\n{picture}");
        }
        self.check_letters(rules, &slots, &picture);
        self.check_symmetry(rules.symmetry, &picture);
    }

    fn check_letters(&self, rules: &Rules, slots: &[Vec<(i64, i64)>], picture: &str) {
        let slots_of =
            |square: &(i64, i64)| slots.iter().filter(|slot| slot.contains(square)).count();
        for square in self
            .squares()
            .iter()
            .filter(|square| self.open(square.0, square.1))
        {
            let least = if rules.checked == Checked::Every {
                2
            } else {
                1
            };
            assert!(slots_of(square) >= least, "{square:?} unchecked\n{picture}");
        }
        for slot in slots {
            let checked: Vec<bool> = slot.iter().map(|square| slots_of(square) == 2).collect();
            let count = checked.iter().filter(|&&checked| checked).count();
            assert!(
                2 * count >= slot.len(),
                "{count} of {} checked\n{picture}",
                slot.len()
            );
            assert!(
                !checked.windows(3).any(|three| three == [false; 3]),
                "three unchecked\n{picture}"
            );
        }
    }

    fn check_symmetry(&self, symmetry: Symmetry, picture: &str) {
        let (rows, cols) = (self.grid.len() as i64, self.grid[0].len() as i64);
        for (row, col) in self.squares() {
            let image = match symmetry {
                Symmetry::None => (row, col),
                Symmetry::QuarterTurn if rows == cols => (col, rows - 1 - row),
                Symmetry::HalfTurn | Symmetry::QuarterTurn => (rows - 1 - row, cols - 1 - col),
                Symmetry::LeftRight => (row, cols - 1 - col),
                Symmetry::TopBottom => (rows - 1 - row, col),
            };
            assert_eq!(
                self.open(row, col),
                self.open(image.0, image.1),
                "{row} {col}\n{picture}"
            );
        }
    }
}
