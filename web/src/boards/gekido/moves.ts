import { read, SYMBOLS, type Content, type Face, type Option } from '@robodrome/gekido/page'
import { byKind, type ByKind } from '@robodrome/kernel'
import { words, said } from './words/index.ts'

const glyphs = (dice: string): string => [...dice].map((face) => SYMBOLS[face as Face].glyph).join('\u00a0') || words.move.nothing
const onDie = (die: Face | ''): string => (die === '' ? '' : ` ${SYMBOLS[die].glyph}`)

/** A move in a few words, as in "Undo lock ▲ ▲". */
const NAMES: ByKind<Option, string, Content> = {
  pass: () => words.move.pass,
  stay: () => words.move.stay,
  stop: () => words.move.stop,
  roll: () => words.move.roll,
  push: () => words.move.push,
  noPush: () => words.move.noPush,
  draw: () => words.move.draw,
  bring: ({ bot }, { bots }) => bots[bot]?.name ?? bot,
  attack: ({ bot }, { bots }) => words.move.attack(bots[bot]?.name ?? bot),
  flipLock: ({ bot }, { bots }) => words.move.flip(bots[bot]?.name ?? bot),
  place: () => words.move.place,
  move: () => words.move.go,
  command: ({ command }) => said.commandName(command),
  lock: ({ dice }) => words.move.lock(glyphs(dice)),
  keepDice: ({ dice }) => words.move.keep(glyphs(dice)),
  reroll: ({ dice }) => words.move.reroll(glyphs(dice)),
  set: ({ face }) => said.symbolName(face),
  card: ({ card, die }, { cards }) => `${cards[card]?.name ?? card}${onDie(die)}`,
  power: ({ power, die }, { powers }) => `${powers[power]?.name ?? power}${onDie(die)}`,
  tile: ({ tile, die }, { tiles }) => `${words.tile[tile] ?? tiles[tile]?.name ?? tile}${onDie(die)}`,
  unlock: ({ power }, { powers }) => words.move.unlock(powers[power]?.name ?? power),
  charge: ({ power }, { powers }) => words.move.charge(powers[power]?.name ?? power),
  discard: ({ card }, { cards }) => words.move.discard(cards[card]?.name ?? card),
  keepCard: ({ card }, { cards }) => words.move.keep(cards[card]?.name ?? card),
}

/** The name of a move, from its notation alone. */
export const nameMoveIn =
  (content: Content) =>
  (text: string): string | null => {
    const option = read(text, { box: content.box.id })
    return option === undefined ? null : byKind(NAMES, option, content)
  }
