import { call, copy, copyStack, type Settings } from '@robodrome/kernel'
import type { Content } from './content/index.ts'
import { freshTurn } from './rules/4-turn.ts'
import { freshSide, match } from './rules/9-series.ts'
import { cardsInPlay, readSettings } from './settings.ts'
import { NOBODY, type Pbl } from './state.ts'

/** Sets up the table before dealing: all orange cards are in the box, which later becomes the Shop Deck. */
export function setup(content: Content, settings: Settings): Pbl {
  const config = readSettings(content, settings)
  const each = <T>(count: number, make: () => T): T[] => {
    const all: T[] = []
    for (let i = 0; i < count; i++) all.push(make())
    return all
  }
  return {
    stack: [call(match, { picks: [] })],
    box: content.box.id,
    config,
    gameNumber: 1,
    wins: each(config.sides, () => 0),
    starts: NOBODY,
    challenge: each(config.sides, () => []),
    celebrities: [...config.celebrity],
    talentPool: [],
    pilotOrder: [],
    sides: each(config.sides, () => freshSide({ robot: '', starter: '', reserve: [] }, false)),
    hands: each(config.players, () => []),
    offers: each(config.players, () => ({ a: [], b: [] })),
    decks: each(config.community ? 1 : config.sides, () => ({ top: [], rest: [], bottom: [] })),
    shop: cardsInPlay(content, config).slice(),
    row: [],
    piles: each(5, () => []),
    draftDeck: [],
    played: [],
    turn: freshTurn(0, 0),
    lastTurn: { side: NOBODY, attacked: [] },
    turnsLeft: NOBODY,
    sudden: [],
    combat: null,
    passing: each(config.seats, () => null),
    known: each(content.orangeNames.length, () => 0),
    belongs: each(content.orangeNames.length, () => 0),
    ended: null,
    fallen: [],
    left: [],
  }
}

/** A deep copy. */
export const clone = (g: Pbl): Pbl => ({
  stack: copyStack(g.stack),
  box: g.box,
  config: copy(g.config),
  gameNumber: g.gameNumber,
  wins: g.wins.slice(),
  starts: g.starts,
  challenge: copy(g.challenge),
  celebrities: g.celebrities.slice(),
  talentPool: g.talentPool.slice(),
  pilotOrder: g.pilotOrder.slice(),
  sides: g.sides.map((side) => ({
    robot: side.robot,
    starter: side.starter,
    reserve: side.reserve.slice(),
    expert: side.expert,
    expertCounter: side.expertCounter,
    slots: side.slots.map((slot) => ({
      stack: slot.stack.slice(),
      dead: slot.dead,
      malfunction: slot.malfunction,
      fault: slot.fault,
      counter: slot.counter,
    })),
    hangars: side.hangars.slice(),
    crew: side.crew.slice(),
    bombs: side.bombs.slice(),
    scrap: side.scrap.slice(),
    curse: side.curse === null ? null : { card: side.curse.card, owner: side.curse.owner, counter: side.curse.counter },
    blowOffs: side.blowOffs,
    barred: side.barred.slice(),
    out: side.out,
  })),
  hands: g.hands.map((hand) => hand.slice()),
  offers: g.offers.map(({ a, b }) => ({ a: a.slice(), b: b.slice() })),
  decks: g.decks.map((deck) => ({ top: deck.top.slice(), rest: deck.rest.slice(), bottom: deck.bottom.slice() })),
  shop: g.shop.slice(),
  row: g.row.slice(),
  piles: g.piles.map((pile) => pile.slice()),
  draftDeck: g.draftDeck.slice(),
  played: g.played.map((played) => ({ ...played })),
  turn: { ...g.turn, attacked: g.turn.attacked.slice() },
  lastTurn: { side: g.lastTurn.side, attacked: g.lastTurn.attacked.slice() },
  turnsLeft: g.turnsLeft,
  sudden: g.sudden.slice(),
  combat: copy(g.combat),
  passing: g.passing.slice(),
  known: g.known.slice(),
  belongs: g.belongs.slice(),
  ended: g.ended === null ? null : { winners: g.ended.winners.slice(), rule: g.ended.rule },
  fallen: g.fallen.slice(),
  left: g.left.slice(),
})
