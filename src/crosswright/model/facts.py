"""A small frozen mapping, so that what is frozen can hold one and still be compared and hashed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

Scalar = str | int | float | bool | None
"""What a recipe or a statistic may hold."""


class Facts(Mapping[K, V], Generic[K, V]):
    """An immutable mapping that keeps its order, hashes, pickles, and equals any equal mapping."""

    __slots__ = ("_hash", "_items")
    _items: dict[K, V]
    _hash: int | None

    def __init__(self, items: Mapping[K, V] | Iterable[tuple[K, V]] = ()) -> None:
        object.__setattr__(self, "_items", dict(items))
        object.__setattr__(self, "_hash", None)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"facts are frozen; {name!r} cannot be set")

    def __getitem__(self, key: K) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        if self._hash is None:
            object.__setattr__(self, "_hash", hash(frozenset(self._items.items())))
        return self._hash or 0

    def __repr__(self) -> str:
        return f"Facts({self._items!r})"

    def __reduce__(self) -> tuple[type["Facts[K, V]"], tuple[dict[K, V]]]:
        return (Facts, (self._items,))
