//! Whether the letters stay connected without one of them.

use super::board::Board;

/// Walks over the letters of boards of one size; keeps its tables between walks.
pub(super) struct Joining {
    seen: Vec<u32>,
    walk: u32,
    rim: Vec<usize>,
}

impl Joining {
    pub fn new(board: &Board<'_>) -> Self {
        Self {
            seen: vec![0; board.at.len()],
            walk: 0,
            rim: Vec::new(),
        }
    }

    /// Whether the other letters stay connected when a letter becomes a clue cell.
    pub fn can_do_without(&mut self, board: &Board<'_>, square: usize) -> bool {
        let width = board.width;
        // The eight squares around, clockwise; letters at a corner join the sides next to it.
        let ring = [
            square - width,
            square - width + 1,
            square + 1,
            square + width + 1,
            square + width,
            square + width - 1,
            square - 1,
            square - width - 1,
        ]
        .map(|x| board.is_letter(x));
        let sides = (0..8).step_by(2).filter(|&side| ring[side]).count();
        let joints = (0..8)
            .step_by(2)
            .filter(|&side| ring[side] && ring[side + 1] && ring[(side + 2) % 8])
            .count();
        if sides < 2 || joints + 1 >= sides {
            return true;
        }
        let letters = board
            .neighbours(square)
            .into_iter()
            .filter(|&x| board.is_letter(x));
        let letters: Vec<usize> = letters.collect();
        self.start();
        self.seen[square] = self.walk;
        self.flood(board, letters[0]);
        letters.iter().all(|&x| self.seen[x] == self.walk)
    }

    /// Whether all letters of a board are connected.
    pub fn is_whole(&mut self, board: &Board<'_>) -> bool {
        let Some(first) = board.squares().find(|&x| board.is_letter(x)) else {
            return false;
        };
        self.start();
        self.flood(board, first);
        board
            .squares()
            .all(|x| !board.is_letter(x) || self.seen[x] == self.walk)
    }

    fn start(&mut self) {
        self.walk += 1;
        self.rim.clear();
    }

    fn flood(&mut self, board: &Board<'_>, from: usize) {
        self.seen[from] = self.walk;
        self.rim.push(from);
        while let Some(square) = self.rim.pop() {
            for next in board.neighbours(square) {
                if board.is_letter(next) && self.seen[next] != self.walk {
                    self.seen[next] = self.walk;
                    self.rim.push(next);
                }
            }
        }
    }
}
