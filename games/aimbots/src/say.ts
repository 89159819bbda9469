import type { Event, Seat } from '@robodrome/kernel'
import { ORTHOGONAL } from '@robodrome/board'

const COLORS = ['Red', 'Blue', 'Yellow', 'White'] as const

/** A seat as players call it. */
export const seatName = (seat: Seat): string => COLORS[seat] ?? `Seat ${seat}`

/** Who has won, alone or together. */
export const wins = (seats: readonly Seat[]): string =>
  `${seats.map(seatName).join(' and ')} ${seats.length > 1 ? 'share the win' : 'wins'}.`

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
const list = (items: readonly (string | number)[]): string => items.join(', ')

interface Part {
  source: string
  by: number
}

/** How each kind of event is told. */
const SENTENCES: Readonly<Record<string, (e: Fields) => string>> = {
  market: (e) => `Armor ${e.num('armor')}: ${list(e.texts('programs'))} are on offer.`,
  roll: (e) => `${e.seat()} rolls ${list(e.nums('dice'))}: ${e.num('total')}.`,
  tie: (e) => `${e.seats('seats')} tie and roll ${list(e.nums('dice'))}.`,
  'first player': (e) => `${e.seat()} is Player 1.`,
  wild: (e) => `${e.seat()} cannot use any die and turns a ${e.num('die')} into a 6.`,
  draft: (e) => `${e.seat()} puts a ${e.num('die')} on ${e.text('program')}.`,
  load: (e) => `${e.seat()} puts a core of ${e.num('core')} into ${e.text('name')}.`,
  loaded: () => 'All cores are loaded.',
  place: (e) => `${e.seat()} places ${e.text('name')} on ${e.text('at')}.`,
  'scrap laid out': (e) => `Scrap lies on ${list(e.texts('spaces'))}.`,
  turn: (e) => `${e.seat()} begins a turn with ${e.num('energy')} energy.`,
  'turn over': (e) => `${e.seat()} ends the turn.`,
  pivot: (e) => `${e.text('name')} pivots: ${e.text('turn')}.`,
  boost: (e) => `${e.text('name')} boosts to ${e.text('onto')}: ${e.num('spaces')} of ${e.num('value')}.`,
  ability: (e) => `${e.text('uses').replace('program ', '')}: ${e.text('effect')}.`,
  shift: (e) => `${e.text('name')} is moved to ${e.text('onto')}.`,
  spin: (e) => `${e.text('name')} is spun ${e.text('sense')}.`,
  swap: (e) => `${e.texts('names').join(' and ')} swap places.`,
  scan: (e) => `${e.seat()} looks at the core of ${e.text('name')}${e.has('core') ? `: ${e.num('core')}` : ''}.`,
  'plate moved': (e) => `${e.text('name')} moves its plate from ${e.num('face')} to ${e.num('onto')}.`,
  repair: (e) => `${e.text('name')} loses its plate on ${e.num('face')}.`,
  attack: (e) => `${e.text('name')} attacks ${e.text('targetName')}.`,
  margin: (e) => `Margin ${signed(e.num('margin'))}: ${list(e.parts().map(({ source, by }) => `${source} ${signed(by)}`))}.`,
  'combat roll': (e) => `Attack ${list(e.nums('attack'))}; defense ${list(e.nums('defense'))}.`,
  dice: (e) => `The dice are now: attack ${list(e.nums('attack'))}; defense ${list(e.nums('defense'))}.`,
  compare: (e) =>
    `${e.num('attackValue')} against ${e.num('defenseValue')}: ${e.text('name')} ${e.is('hit') ? 'hits' : 'misses'} ${e.text('targetName')}.`,
  plate: (e) => `${e.text('name')} takes a plate on its ${ORTHOGONAL[e.num('dir')]!} side, ${e.num('face')}.`,
  survive: (e) => `${e.text('name')} cancels its defeat.`,
  defeat: (e) => `${e.text('name')} is defeated.`,
  capture: (e) => `${e.seat()} captures a core of ${e.num('core')} from ${e.text('program')}: ${e.num('captured')} in all.`,
  'scrap dropped': (e) => `Scrap falls on ${e.text('at')}.`,
  'pick up': (e) => `${e.text('name')} picks up scrap on ${e.text('at')}.`,
  found: (e) => `It is ${e.text('scrap')}.`,
  scrap: (e) => `${e.seat()} uses ${e.text('scrap')}.`,
  energy: (e) => `${e.seat()} has ${e.num('energy')} energy.`,
  relocate: (e) => `${e.text('name')} is put on ${e.text('onto')}.`,
  die: (e) => `${e.text('why')}: ${e.seat()} rolls ${e.num('die')}.`,
  shot: (e) =>
    `${e.num('die')} against armor ${e.num('armor')}: ${e.text('name')} ${e.is('hit') ? 'hits' : 'misses'} ${e.text('targetName')}.`,
  out: (e) =>
    `${e.seat()} is out${e.num('tokens') > 0 ? `, and ${e.num('tokens') === 1 ? 'a token leaves' : `${e.num('tokens')} tokens leave`} the game unseen` : ''}.`,
  end: (e) => `${wins(e.nums('winners'))} Scores: ${list(e.nums('scores'))}.`,
}

/** Reads the fields of an event. */
class Fields {
  readonly #event: Event
  constructor(event: Event) {
    this.#event = event
  }
  has = (name: string): boolean => this.#event[name] !== undefined
  is = (name: string): boolean => this.#event[name] === true
  num = (name: string): number => this.#event[name] as number
  nums = (name: string): number[] => this.#event[name] as number[]
  text = (name: string): string => this.#event[name] as string
  texts = (name: string): string[] => this.#event[name] as string[]
  parts = (): Part[] => this.#event['parts'] as Part[]
  seat = (): string => seatName(this.num('seat'))
  seats = (name: string): string => this.nums(name).map(seatName).join(' and ')
}

/** The event in a sentence. */
export const say = (event: Event): string => SENTENCES[event.kind]?.(new Fields(event)) ?? `${event.kind} (${event.rule})`
