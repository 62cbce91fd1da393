//! Whether a mask keeps the law of its style; the same law as the prices, read anew from the cells.

use super::board::Board;
use super::style::Unchecked;

/// Whether the lengths, the unchecked letters and the clue cells of a mask are lawful.
///
/// That every entry has its clue cell, and every clue cell an entry, is for [`super::clues`].
pub(super) fn is_lawful(board: &Board<'_>) -> bool {
    runs_are_lawful(board) && unchecked_are_lawful(board) && clue_cells_are_lawful(board)
}

fn runs_are_lawful(board: &Board<'_>) -> bool {
    let lengths = board.style.shortest..=board.style.longest;
    [1, board.width].into_iter().all(|step| {
        let mut starts = board.squares().filter(|&x| board.starts(x, step));
        starts.all(|start| {
            let length = board.run_length(start, step);
            lengths.contains(&length)
        })
    })
}

fn unchecked_are_lawful(board: &Board<'_>) -> bool {
    let (mut letters, mut unchecked) = (0, 0);
    let lone = |square: usize, over: usize| {
        board.is_letter(square)
            && !board.is_letter(square - over)
            && !board.is_letter(square + over)
    };
    for square in board.squares().filter(|&x| board.is_letter(x)) {
        letters += 1;
        let (across, down) = (!lone(square, 1), !lone(square, board.width));
        if across && down {
            continue;
        }
        unchecked += 1;
        let allowed = match board.style.unchecked {
            Unchecked::None => false,
            Unchecked::Edge => board.at_edge[square],
            Unchecked::Any => true,
        };
        let (along, over) = if across {
            (1, board.width)
        } else {
            (board.width, 1)
        };
        let third = lone(square - along, over) && lone(square + along, over);
        if !allowed || third || (!across && !down) {
            return false;
        }
    }
    unchecked * 100 <= letters * board.style.most_unchecked
}

fn clue_cells_are_lawful(board: &Board<'_>) -> bool {
    let mut clues = board.squares().filter(|&x| board.is_clue(x));
    clues.all(|square| {
        let touches = board.is_clue(square + 1) || board.is_clue(square + board.width);
        !touches || board.may_touch(square)
    })
}
