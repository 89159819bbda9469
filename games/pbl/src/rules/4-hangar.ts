import type { OptionOf } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, goto, NO_ONE, only, type Frame } from '@robodrome/kernel'
import { placeOf } from '../content/index.ts'
import { choice, sequence } from '../rule.ts'
import type { CardName, Pbl, SideId } from '../state.ts'
import { activeFirst, hangarOf, membersOf, ofSide, openSpaces, voiceOf } from '../vocabulary.ts'
import { showToScrap, take } from '../zones.ts'
import { keepHandLimit } from './4-draw.ts'
import { changed, dice } from './5-dice.ts'

/** PBL-HANGAR-2 Storage n: up to n times, while there is room, a die is rolled and placed in the hangar. */
export const storage = sequence<{ side: SideId; left: number; dice: number[] }>('storage', {
  roll(g, notes) {
    if (notes.left === 0 || openSpaces(g, g.sides[notes.side]!) < 1) return answer()
    notes.left--
    return call(dice, { count: 1 }, 'dice')
  },
  put(g, notes) {
    const value = changed(g, notes.side, notes.dice)[0]!
    g.sides[notes.side]!.bombs.push(value)
    tell?.({ kind: 'storage', rule: 'PBL-HANGAR-2', ...ofSide(g, notes.side), rolled: notes.dice[0]!, value })
    return goto('roll')
  },
})

type Dropped = OptionOf<'dropCrew' | 'dropBomb' | 'keepCrew'>

/** PBL-HANGAR-3, -4 (DP-DOWNSIZE) Crew and bombs for which the hangar has no space are discarded; without a hangar, one crew card stays. */
export const downsize = choice<{ side: SideId }, Dropped>('downsize', {
  seats: (g, notes) => (tooMany(g, notes.side) ? only(voiceOf(g, notes.side)) : NO_ONE),
  ask: (g, notes) => ({ kind: 'downsize', rule: 'PBL-HANGAR-3', keep: g.sides[notes.side]!.hangars.length === 0 }),
  candidates(g, notes) {
    const side = g.sides[notes.side]!
    if (side.hangars.length === 0) return side.crew.map((card) => ({ kind: 'keepCrew', card }))
    return [
      ...side.crew.map((card): Dropped => ({ kind: 'dropCrew', card })),
      ...[...new Set(side.bombs)].map((value): Dropped => ({ kind: 'dropBomb', value })),
    ]
  },
  absent: (g, _notes, _seat, options) => lowest(g, options),
  choose(g, notes, _seat, option) {
    const side = g.sides[notes.side]!
    const who = ofSide(g, notes.side)
    if (option.kind === 'dropBomb') {
      side.bombs.splice(side.bombs.indexOf(option.value), 1)
      tell?.({ kind: 'bomb dropped', rule: 'PBL-HANGAR-3', ...who, value: option.value })
    } else if (option.kind === 'dropCrew') {
      dropCrew(g, notes.side, option.card)
      tell?.({ kind: 'crew dropped', rule: 'PBL-HANGAR-3', ...who, card: option.card })
    } else {
      for (const crew of side.crew.filter((each) => each !== option.card)) dropCrew(g, notes.side, crew)
      tell?.({ kind: 'sidekick kept', rule: 'PBL-HANGAR-4', ...who, card: option.card })
    }
  },
})

/** The default choice: crew is discarded first, in card order, then bombs. The sidekick with the highest number is kept. */
function lowest(g: Pbl, options: readonly Dropped[]): Dropped {
  const crew = options.filter((option) => option.kind !== 'dropBomb').toSorted((a, b) => placeOf(g, a.card) - placeOf(g, b.card))
  return crew.find(({ kind }) => kind === 'dropCrew') ?? crew.at(-1) ?? options[0]!
}

function tooMany(g: Pbl, id: SideId): boolean {
  const side = g.sides[id]!
  return side.hangars.length === 0 ? side.crew.length > 1 : openSpaces(g, side) < 0
}

/** Moves the card to the scrap heap without triggering any effect of its own (PBL-EDGE-39). */
export function dropCrew(g: Pbl, side: SideId, crew: CardName): void {
  take(g.sides[side]!.crew, crew)
  showToScrap(g, side, crew)
}

/** PBL-HANGAR-4 The active hangar is lost; if there is one below, it becomes active. */
export function loseHangar(g: Pbl, id: SideId): Frame {
  const side = g.sides[id]!
  const hangar = hangarOf(g, side)!
  side.hangars.pop()
  showToScrap(g, id, hangar.name)
  if (side.hangars.length === 0) side.bombs.length = 0
  tell?.({ kind: 'hangar lost', rule: 'PBL-HANGAR-4', ...ofSide(g, id), card: hangar.name })
  return call(shrink, { side: id })
}

export const shrink = sequence<{ side: SideId }>('shrink', {
  drop: (_g, { side }) => call(downsize, { side }),
  handLimit: (g, { side }) => call(keepHandLimit, { todo: activeFirst(g, membersOf(g, side)) }),
})

export const hangarRules = [storage, downsize, shrink]
