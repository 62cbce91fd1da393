"""A slow, obvious judge of masks; it shares nothing with the engine but the model."""

from collections import Counter
from itertools import groupby

from crosswright.engines import Checked, MaskRules
from crosswright.model import Direction, Mask, Slot, Square, fragments_of, runs, slots_of


def faults(mask: Mask, rules: MaskRules) -> list[str]:
    """Everything in which a mask breaks its rules, in words; empty is lawful."""
    return [
        *_runs(mask, rules),
        *_letters(mask, rules),
        *_counts(mask, rules),
        *(
            f"{tuple(square)} has no image"
            for square in mask.size.squares()
            for image in rules.symmetry.orbit(square, mask.size)
            if mask.is_open(square) != mask.is_open(image)
        ),
        *(["letters in parts"] if len(fragments_of(mask)) != 1 else []),
    ]


def _slots(mask: Mask, rules: MaskRules) -> tuple[Slot, ...]:
    return slots_of(mask, shortest=rules.shortest)


def _runs(mask: Mask, rules: MaskRules) -> list[str]:
    found = []
    for direction in (Direction.ACROSS, Direction.DOWN):
        for run in runs(mask, direction):
            alone = len(run) == 1 and rules.checked is Checked.LATTICE
            if len(run) < rules.shortest and not alone:
                found.append(f"{tuple(run.start)} starts a run of {len(run)}")
            if rules.longest is not None and len(run) > rules.longest:
                found.append(f"{tuple(run.start)} starts a slot of {len(run)}")
    return found


def _letters(mask: Mask, rules: MaskRules) -> list[str]:
    slots = _slots(mask, rules)
    cover: Counter[Square] = Counter(square for slot in slots for square in slot.squares)
    least = 2 if rules.checked is Checked.EVERY else 1
    found = [
        f"{tuple(square)} stands in {cover[square]} slots"
        for square in mask.open_squares()
        if cover[square] < least
    ]
    for slot in slots:
        checked = [cover[square] == 2 for square in slot.squares]
        if 2 * sum(checked) < len(slot):
            found.append(f"{tuple(slot.start)} starts a slot with {sum(checked)} checked")
        gaps = [len(list(group)) for is_checked, group in groupby(checked) if not is_checked]
        if max(gaps, default=0) > 2:
            found.append(f"{tuple(slot.start)} starts a slot with a gap of {max(gaps)}")
    return found


def _counts(mask: Mask, rules: MaskRules) -> list[str]:
    entries, blocks = len(_slots(mask, rules)), len(mask.blocks)
    found = []
    if rules.most_entries is not None and entries > rules.most_entries:
        found.append(f"{entries} entries")
    if rules.most_blocks is not None and blocks > rules.most_blocks * mask.size.area + 1e-9:
        found.append(f"{blocks} blocks")
    if rules.entries is not None and entries != rules.entries:
        found.append(f"{entries} entries where {rules.entries} were wanted")
    return found
