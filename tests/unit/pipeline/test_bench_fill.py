"""The bench of the fill leaves out each idea of the search once, and counts what ended."""

from pathlib import Path

from crosswright.pipeline.bench_fill import IDEAS, FillSettings, bench_ideas, masks_of, words_of


def test_the_ablation_has_a_row_for_every_idea_and_one_for_balancing(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("cat\nate\nten\ncot\nate\ntee\noat\n", encoding="utf-8")
    mask = tmp_path / "corner.txt"
    mask.write_text("...\n.##\n.##\n", encoding="utf-8")
    lexicon = words_of("en", [str(words)])
    settings = FillSettings(lexicon=lexicon, seeds=(1, 2))
    rows = tuple(bench_ideas(masks_of([str(mask)], lexicon), settings))
    assert [row.name for row in rows] == [
        "every idea",
        *(f"without {idea}" for idea in IDEAS),
        "with balancing",
    ]
    assert all(row.done == len(row.cpu) == 2 for row in rows)
