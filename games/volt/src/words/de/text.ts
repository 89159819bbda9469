import type { Seat } from '@robodrome/kernel'
import { lists, plurals, say, type Mark, type Phrase } from '@robodrome/phrases'
import type { Dir, Key } from '../../arena.ts'
import type { Side } from '../../content/boards.ts'
import type { Deck, ModuleId } from '../../content/modules.ts'
import { ROBOTS, type Color, type RobotId } from '../../content/robots.ts'
import { keyName, unitName } from '../../notation.ts'
import type { Slot, Unit } from '../../state.ts'
import type { Placed } from '../../shapes.ts'

/** Small German phrases for building sentences. */

export const robot = (id: RobotId): Mark => ({ piece: `robot ${id}`, text: ROBOTS[id].name })
export const module = (id: ModuleId): Mark => ({ piece: `module ${id}`, text: id })
export const at = (space: string): Mark => ({ space })
/** „Ada ist gegangen“ to everybody else, „du bist gegangen“ to Ada. */
export const who = (seat: Seat, own: string, after: string): Mark => ({ seat, own, after })

export const list = lists('de')
/** Joins lists: „a und b; c und d“. */
export const series = (items: readonly Phrase[]): Phrase => items.flatMap((item, i) => (i === 0 ? item : ['; ', ...item]))
const plural = plurals<'one'>('de')
export const cardsLeft = (n: number): Phrase => plural(n, { one: 'noch # Karte', other: 'noch # Karten' })
export const tokens = (n: number): Phrase => plural(n, { one: '# Schadensmarker', other: '# Schadensmarker' })
export const steps = (n: number): Phrase => plural(n, { one: '# Schritt', other: '# Schritte' })

const DIRECTIONS: Readonly<Record<Key, string>> = {
  N: 'Norden',
  NE: 'Nordosten',
  E: 'Osten',
  SE: 'Südosten',
  S: 'Süden',
  SW: 'Südwesten',
  W: 'Westen',
  NW: 'Nordwesten',
}
/** A direction as a noun to follow „nach“: „Nordosten“. */
export const direction = (key: Key): Phrase => [DIRECTIONS[key]]
/** „nach Nordosten“ */
export const toward = (key: Dir): Phrase => say`nach ${direction(keyName(key))}`

const COLORS: Readonly<Record<Color, { noun: string; adjective: string }>> = {
  blue: { noun: 'Blau', adjective: 'blauen' },
  red: { noun: 'Rot', adjective: 'roten' },
}
/** The forms in „einen blauen Würfel“ and „beide blauen Würfel“. */
export const color = (of: Color): Phrase => [COLORS[of].adjective]
/** „Blau 3“ */
export const die = (of: { color: Color; value: number }): Phrase => [`${COLORS[of.color].noun} ${of.value}`]
/** „II Blau 3 nach Osten“ */
export const placed = (of: Placed): Phrase => say`${unit(of.unit)} ${die(of)} ${toward(of.key)}`
export const unit = (of: Unit): Phrase => [unitName(of)]

const DECKS: Readonly<Record<Deck, { noun: string; neuter: string; masculine: string }>> = {
  blue: { noun: 'Blau', neuter: 'blaues', masculine: 'blauer' },
  yellow: { noun: 'Gelb', neuter: 'gelbes', masculine: 'gelber' },
  red: { noun: 'Rot', neuter: 'rotes', masculine: 'roter' },
}
/** „Blau“, „ein blaues Modul“, „blauer Stapel“. */
export const deck = (of: Deck, form: 'noun' | 'neuter' | 'masculine' = 'noun'): Phrase => [DECKS[of][form]]

const SIDES: Readonly<Record<Side, string>> = { South: 'Süden', West: 'Westen', North: 'Norden', East: 'Osten' }
export const side = (of: Side): Phrase => [SIDES[of]]

const SLOTS: Readonly<Record<Slot, string>> = { left: 'linker Steckplatz', right: 'rechter Steckplatz', champion: 'Champion-Steckplatz' }
export const slot = (of: Slot): Phrase => [SLOTS[of]]
