import { asked, Match, options, quickLuck, write } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { expect, test } from 'vitest'
import { CARDS, game, ORANGE } from '../src/index.ts'

const KEEPERS = ORANGE.filter(({ kind }) => kind !== 'action').map(({ name }) => name)

test('PBL-MODE-13 keepers are the inheritance, those of the whole league are out of the draft, and only piles left over form the shop', () => {
  const options = { inheritance: [KEEPERS.slice(0, 5), KEEPERS.slice(5, 10)], removed: KEEPERS.slice(10, 20), keepers: true }
  const match = new Match(game, { mode: 'regular', seats: 2, options }, quickLuck(1))
  while (match.position.draftDeck.length === 0) match.take(match.asked()[0]!, options0(match))
  const g = match.position
  expect([g.draftDeck.length + g.piles.flat().length, g.shop.length]).toEqual([80, 0])
  expect(g.decks.map(({ rest }) => rest)).toEqual(options.inheritance)
  let picks = 0
  while (g.turn.number === 0 && match.position.piles.flat().length > 0) {
    if (match.choose(match.asked()[0]!, 'take pile 1') !== null) break
    picks++
  }
  expect(picks).toBe(16)
})

/** The first option of the seat that must choose. */
function options0(match: Match<ReturnType<typeof game.setup>>): unknown {
  return options(game, match.position, match.asked()[0]!)[0]
}

test('PBL-MODE-14 cards that make no full five go to the shop first', () => {
  const settings = { mode: 'regular', seats: 2, options: { inheritance: [['Shero'], ['Mute', 'Bruno']], keepers: true } }
  const match = new Match(game, settings, quickLuck(2))
  while (match.position.draftDeck.length === 0) match.take(match.asked()[0]!, options0(match))
  expect(match.position.draftDeck.length + match.position.piles.flat().length).toBe(95)
  expect(match.position.shop.length).toBe(2)
})

test('PBL-MODE-14 bonuses: three cards put away, a card more at the start, a limit one higher', () => {
  const settings = { mode: 'quick', seats: 2, options: { bonuses: [['deck', 'hand limit'], ['opening hand']] } }
  const match = new Match(game, settings, quickLuck(3))
  const removed: string[] = []
  while (match.position.turn.number === 0) {
    const seat = match.asked()[0]!
    const text = write(game, match.position, options0(match))
    if (text.startsWith('remove')) removed.push(`${seat} ${text}`)
    match.choose(seat, text)
  }
  const g = match.position
  expect(removed.map((text) => text[0])).toEqual(['0', '0', '0'])
  expect(g.shop.length).toBe(23)
  const drawn = g.sides.map(({ starter }) => (starter === 'D-Rock Kingston' ? 1 : 0))
  expect(g.hands.map((hand) => hand.length)).toEqual([5 + drawn[0]!, 6 + drawn[1]!])
  const { hands } = game.view(g, 0) as { hands: { limit: number }[] }
  expect(hands.map(({ limit }) => limit)).toEqual([11, 10])
})

test('PBL-MODE-12 a match of a tournament is a game or a series, and what is drawn is played again', () => {
  const settings = { mode: 'quick', seats: 2, options: { series: 3, turnCap: 1, passes: [['all'], ['all']] } }
  const position = { sides: [{ deck: ['Mute', 'Bruno'] }, { deck: ['Shero', 'Duds'] }] }
  const match = new Match(game, settings, scriptedLuck(['Mute', 'Bruno, Mute', 'Shero, Duds']), game.arrange(position, settings))
  match.choose(0, 'end turn')
  expect([match.position.gameNumber, match.position.wins, match.position.starts]).toEqual([2, [0, 0], 0])
})

test('PBL-PILOT-5 the base set has experts and no legendary pilots', () => {
  expect(ORANGE.filter(({ kind }) => kind === 'expert')).toHaveLength(5)
  expect(
    CARDS.filter(({ kind }) => !['robot', 'starter', 'expert', 'armor', 'pod', 'shoulder', 'hangar', 'crew', 'action'].includes(kind)),
  ).toEqual([])
})

test('PBL-EDGE-11 a target that is gone in the middle of a combat ends it without outcome', () => {
  const settings = { mode: 'quick', seats: 2, options: { passes: [['all'], ['all']] } }
  const from = game.arrange(
    {
      sides: [
        { pilot: 'Nadia Thorne', hand: 3 },
        { pilot: 'Orla Venn', hand: 3 },
      ],
    },
    settings,
  )
  const match = new Match(game, settings, scriptedLuck(['1 1', '6', '2']), from)
  for (const text of ['attack with head', "Obsidian's head"]) match.choose(0, text)
  const g = match.position
  g.sides[1]!.slots[0]!.dead = true
  match.take(0, options0(match))
  match.choose(0, 'enough')
  expect(g.combat).toBeNull()
  expect(g.sides[0]!.blowOffs).toBe(0)
  expect(asked(game, g)).toEqual([0])
})
