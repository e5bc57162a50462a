"""A sheet made ready for play: places by number, neighbours, and which numbers a field still takes.

It knows what may stand where, not whose turn it is or what a number earns.
"""

from functools import cache
from typing import Literal, NamedTuple

from engines.soleils.board import NUMBERS, SHEETS, Bonus, Field, Group, Sheet, Zone

Boats = Literal["triple", "adjacent"]

ANY = sum(1 << number for number in NUMBERS)  # a set of numbers as bits
OVER = tuple(sum(1 << n for n in NUMBERS if n > bound) for bound in range(7))
UNDER = tuple(sum(1 << n for n in NUMBERS if not bound or n < bound) for bound in range(7))
MEMBERS = tuple(tuple(n for n in NUMBERS if numbers >> n & 1) for numbers in range(1 << 7))


class Ties(NamedTuple):
    """The fields one field must agree with; in a koi also how many steps away they are."""

    equal: tuple[int, ...] = ()
    distinct: tuple[int, ...] = ()
    lower: tuple[tuple[int, int], ...] = ()  # must hold less
    higher: tuple[tuple[int, int], ...] = ()  # must hold more


class Layout:
    """One sheet under one reading of the boats' rule. Fields go by their place in `sheet.fields`."""

    def __init__(self, sheet: Sheet, boats: Boats) -> None:
        self.sheet = sheet
        self.fields = sheet.fields
        self.index = {field.id: nth for nth, field in enumerate(sheet.fields)}
        self.neighbours = tuple(self._near(field) for field in sheet.fields)
        self.bonus: dict[int, Bonus] = {bonus.total: bonus for bonus in sheet.bonuses}
        self.by_pearl = tuple(
            tuple(n for n, field in enumerate(sheet.fields) if field.pearl == pearl)
            for pearl in range(7)
        )
        self.zone_number = {zone.id: nth for nth, zone in enumerate(sheet.zones)}
        self.zone_fields = tuple(
            tuple(self.index[name] for group in zone.groups for name in group.fields)
            for zone in sheet.zones
        )
        self.groups = tuple(group for zone in sheet.zones for group in zone.groups)
        self.group_fields = tuple(
            tuple(self.index[name] for name in group.fields) for group in self.groups
        )
        group_number = {group.id: nth for nth, group in enumerate(self.groups)}
        self.group_of = tuple(group_number[field.group] for field in sheet.fields)
        self.zone_of = tuple(self.zone_number[field.zone] for field in sheet.fields)
        ties: dict[int, Ties] = {}
        for zone in sheet.zones:
            for group in zone.groups:
                for nth, name in enumerate(group.fields):
                    ties[self.index[name]] = self._ties(zone, group, nth, boats)
        self.ties = tuple(ties[nth] for nth in range(len(sheet.fields)))

    def _near(self, field: Field) -> tuple[int, ...]:
        return tuple(
            nth
            for nth, other in enumerate(self.sheet.fields)
            if abs(other.row - field.row) + abs(other.col - field.col) == 1
        )

    def _ties(self, zone: Zone, group: Group, nth: int, boats: Boats) -> Ties:
        places = [self.index[name] for name in group.fields]
        rest = tuple(place for place in places if place != places[nth])
        all_of_zone = [self.index[name] for g in zone.groups for name in g.fields]
        elsewhere = tuple(place for place in all_of_zone if place != places[nth])
        match zone.rule:
            case "equal_group":
                return Ties(equal=rest)
            case "equal_zone":
                return Ties(equal=elsewhere)
            case "distinct_zone":
                return Ties(distinct=elsewhere)
            case "distinct_group":
                beside = tuple(p for i, p in enumerate(places) if abs(i - nth) == 1)
                return Ties(distinct=rest if boats == "triple" else beside)
            case "order":
                return _run(places, group, nth)

    def takes(self, values: tuple[int, ...], place: int) -> int:
        """The numbers an empty field may hold, as bits."""
        equal, distinct, lower, higher = self.ties[place]
        numbers = ANY
        for other in equal:
            if values[other]:
                numbers &= 1 << values[other]
        for other in distinct:
            numbers &= ~(1 << values[other])
        for other, _ in lower:
            numbers &= OVER[values[other]]
        for other, _ in higher:
            numbers &= UNDER[values[other]]
        return numbers

    def legal(self, values: tuple[int, ...], place: int, number: int) -> bool:
        """May `number` be written there? It may well spoil what stands around it."""
        return not values[place] and bool(self.takes(values, place) >> number & 1)


def _run(places: list[int], group: Group, nth: int) -> Ties:
    """A koi's field is compared along unbroken runs of one sign, also across empty fields."""
    lower: list[tuple[int, int]] = []
    higher: list[tuple[int, int]] = []
    for step, signs in ((1, group.signs[nth:]), (-1, group.signs[:nth][::-1])):
        for far, sign in enumerate(signs, start=1):
            if sign != signs[0]:
                break
            rises = (sign == "<") == (step == 1)
            (higher if rises else lower).append((places[nth + step * far], far))
    return Ties(lower=tuple(lower), higher=tuple(higher))


@cache
def layout(sheet: str, boats: Boats) -> Layout:
    """The sheet of this name, ready for play."""
    return Layout(SHEETS[sheet], boats)
