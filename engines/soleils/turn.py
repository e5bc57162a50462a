"""One person's round as a conversation: a working copy of a place that choices change.

It carries on until something has to be asked. It knows no other person, and throws no dice.
"""

from typing import NamedTuple

from engines.soleils.board import NUMBERS
from engines.soleils.layout import MEMBERS, Layout
from engines.soleils.state import (
    Action,
    Copy,
    Deed,
    Filled,
    Free,
    Means,
    Pass,
    Passed,
    Place,
    Skip,
    Stage,
    Sun,
    Sunned,
    Write,
    Wrote,
)

SUN_SOURCE = -1  # the last of a sheet's stars


class Gain(NamedTuple):
    """What a number earns in a field, and what it completes there."""

    stars: int
    pearl: bool
    shells: int
    group: str | None
    zone: str | None


def gain(layout: Layout, values: tuple[int, ...], place: int, number: int) -> Gain:
    """Field, group, symbol, flag: the places of the last two are counted as full with this one."""
    field = layout.fields[place]
    stars, shells = field.stars, int(field.symbol == "shell")
    full = zone_full = None
    group = layout.group_of[place]
    if all(values[n] or n == place for n in layout.group_fields[group]):
        full = field.group
        stars += layout.groups[group].stars
        zone = layout.zone_of[place]
        if all(values[n] or n == place for n in layout.zone_fields[zone]):
            zone_full = field.zone
            stars += layout.sheet.zones[zone].flag_stars
            shells += layout.sheet.zones[zone].flag_shells
    return Gain(stars, number == field.pearl, shells, full, zone_full)


def targets(layout: Layout, values: tuple[int, ...], place: int, number: int) -> list[int]:
    """Where a crab on `place` may carry the number."""
    return [n for n in layout.neighbours[place] if layout.legal(values, n, number)]


def writes(layout: Layout, values: tuple[int, ...], dice: tuple[int, ...]) -> list[Write]:
    """Every field one die selects, with every number another one shows there; by value, no doubles."""
    chosen: dict[int, int] = {}
    for nth, die in enumerate(dice):
        numbers = sum({1 << other for i, other in enumerate(dice) if i != nth})
        for place in layout.by_pearl[die]:
            if not values[place]:
                chosen[place] = chosen.get(place, 0) | numbers & layout.takes(values, place)
    return [
        Write(layout.fields[place].id, number)
        for place in sorted(chosen)
        for number in MEMBERS[chosen[place]]
    ]


def left_over(dice: tuple[int, ...], selecting: int, number: int) -> int:
    """The die that is neither."""
    rest = list(dice)
    rest.remove(selecting)
    rest.remove(number)
    return rest[0]


def can_write_anything(layout: Layout, values: tuple[int, ...]) -> bool:
    """Is there a field that takes some number?"""
    return any(not value and layout.takes(values, n) for n, value in enumerate(values))


class Turn:
    """The working copy. `place()` freezes it."""

    def __init__(self, layout: Layout, dice: tuple[int, ...], place: Place) -> None:
        self.layout = layout
        self.dice = dice
        self.shown = place.shown
        now = place.now
        self.values, self.sun, self.stars = now.values, now.sun, now.stars
        self.pearls, self.shells = now.pearls, now.shells
        self.stage: Stage = place.stage
        self.deeds: list[Deed] = list(place.deeds)
        self.die, self.hat, self.at, self.free = place.die, place.hat, place.at, place.free

    @classmethod
    def begin(cls, layout: Layout, dice: tuple[int, ...], sheet: Filled) -> "Turn":
        """A new round; three equal dice with nothing to write leave no choice."""
        turn = cls(layout, dice, Place(sheet, sheet, "choose"))
        if len(set(dice)) == 1 and not writes(layout, sheet.values, dice):
            turn.answer(Pass(dice[0]))
        return turn

    def place(self) -> Place:
        """The round as it is now."""
        now = Filled(self.values, self.sun, self.stars, self.pearls, self.shells)
        return Place(
            self.shown,
            now,
            self.stage,
            tuple(self.deeds),
            self.die,
            self.hat,
            self.at,
            self.free,
        )

    def answer(self, action: Action) -> None:
        """Carry out a choice, all but the confirmation."""
        match action:
            case Write(name, number):
                place = self.layout.index[name]
                self.die = left_over(self.dice, self.layout.fields[place].pearl, number)
                self.write(place, number, "dice")
            case Pass(value):
                self.deeds.append(Passed(value))
                self.die = value
                self.go_on()
            case Copy(name):
                assert self.at is not None, "no crab is asked about"
                self.write(self.layout.index[name], self.values[self.at], "crab")
            case Free(name, number):
                self.write(self.layout.index[name], number, "free")
            case Skip():
                if self.stage == "free":
                    self.stage = "confirm"
                else:
                    self.go_on()
            case Sun(value):
                self.shine(value)

    def write(self, place: int, number: int, by: Means) -> None:
        """Number, pearl, stars, group, symbol, flag; then the crab."""
        field = self.layout.fields[place]
        won = gain(self.layout, self.values, place, number)
        self.values = (*self.values[:place], number, *self.values[place + 1 :])
        self.earn(self.layout.zone_of[place], won.stars)
        self.pearls += won.pearl
        self.shells += won.shells
        self.hat = self.hat or (field.symbol == "hat" and not self.free)
        self.deeds.append(
            Wrote(
                field=field.id,
                number=number,
                by=by,
                die=field.pearl if by == "dice" else None,
                pearl=won.pearl,
                stars=won.stars,
                shells=won.shells,
                symbol=field.symbol,
                group=won.group,
                zone=won.zone,
            )
        )
        if field.symbol == "crab" and targets(self.layout, self.values, place, number):
            self.stage, self.at = "crab", place
        else:
            self.go_on()

    def earn(self, source: int, stars: int) -> None:
        """Starfish, where they came from."""
        if stars:
            mine = list(self.stars)
            mine[source] += stars
            self.stars = tuple(mine)

    def go_on(self) -> None:
        """What comes after the last number: the sun, or the end of the round."""
        self.at = None
        if self.free:
            self.stage = "confirm"
        elif self.hat:
            self.stage = "sun"
        else:
            self.shine(self.die)

    def shine(self, value: int) -> None:
        """Add to the sun; an exact hit gives its bonus at once."""
        assert value in NUMBERS, f"the sun cannot go {value} on"
        total = (self.sun[-1] if self.sun else 0) + value
        self.sun = (*self.sun, total)
        bonus = self.layout.bonus.get(total)
        stars, shells = (bonus.stars, bonus.shells) if bonus else (0, 0)
        question = bonus is not None and bonus.question
        self.earn(SUN_SOURCE, stars)
        self.shells += shells
        self.deeds.append(Sunned(self.die, value, self.hat, total, stars, shells, question))
        self.hat = False
        if question and can_write_anything(self.layout, self.values):
            self.stage, self.free = "free", True
        else:
            self.stage = "confirm"
