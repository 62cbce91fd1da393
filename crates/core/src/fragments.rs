//! Fragments: the parts of a network that share no open cell.

use crate::ids::SlotId;
use crate::propagate::Network;

/// The open slots of a network, parted so that no open cell lies in two parts; the part whose
/// slots have the fewest words on average comes first, for it is the likeliest to fail.
pub fn fragments(network: &Network<'_>) -> Vec<Vec<SlotId>> {
    let problem = network.problem();
    let mut seen = vec![false; problem.slots.len()];
    let mut parts: Vec<Vec<SlotId>> = Vec::new();
    for first in problem.slot_ids().filter(|&slot| !network.is_taken(slot)) {
        let mut part = Vec::new();
        let mut waiting = vec![first];
        while let Some(slot) = waiting.pop() {
            if std::mem::replace(&mut seen[slot.index()], true) {
                continue;
            }
            part.push(slot);
            let open = network
                .cells_of(slot)
                .iter()
                .filter(|&&cell| network.letters(cell).count() > 1);
            waiting.extend(
                open.flat_map(|&cell| network.through(cell))
                    .map(|&(other, _)| other),
            );
        }
        if !part.is_empty() {
            part.sort_unstable();
            parts.push(part);
        }
    }
    parts.sort_by_cached_key(|part| {
        part.iter()
            .map(|&slot| u64::from(network.count(slot)))
            .sum::<u64>()
            / part.len() as u64
    });
    parts
}
