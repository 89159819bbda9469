import { Match, quickLuck, seenBy, type Json, type Seen } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { plain, tellEvent } from '@robodrome/phrases'
import { describe, expect, test } from 'vitest'
import { game, type Gekido } from '../src/index.ts'
import type { Happening } from '../src/terms.ts'
import { view } from '../src/view.ts'
import { en } from '../src/words/en.ts'

const settings = { mode: 'standard', seats: 3, options: {} }
const at = (position: Json, luck: string[] = []): Match<Gekido> =>
  new Match(game, settings, scriptedLuck(luck), game.arrange(position, settings))

/** Slicer (0) attacks Overclock (1); Tetsubot (2) watches. */
const leeching = (): Match<Gekido> => {
  const match = at(
    {
      bots: {
        0: { bot: 'SLICER', at: '1,1', hand: ['Data Leech', 'Overdrive'] },
        1: { bot: 'OVER', at: '0,0', hand: ['Firewall', 'Deflector Shield'] },
        2: { bot: 'TETSU', at: '2,2', hand: ['Ram Plate'] },
      },
      attack: { target: 1, roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'TPC' },
      at: 'attacker',
    },
    ['Firewall', 'T T', 'armor 1'],
  )
  match.choose(0, 'play Data Leech')
  return match
}

const hands = (g: Gekido): string[][] => [0, 1, 2].map((seat) => g.bots[seat]!.hand)
const imagined = (g: Gekido, seat: number | null): string[][][] =>
  Array.from({ length: 60 }, (_, seed) => hands(game.imagine(g, seat, quickLuck(seed))))

describe('what a seat knows (GK-EFF-8)', () => {
  test('a player who lost a card to Data Leech always imagines it in the thief’s hand', () => {
    const { position } = leeching()
    const worlds = imagined(position, 1)
    expect(worlds.every(([first, second]) => first!.includes('C17') && second!.join() === 'C11')).toBe(true)
    // The rest is unknown: the other card in that hand and the third player's card vary.
    expect(new Set(worlds.map(([first]) => first!.join())).size).toBeGreaterThan(5)
    expect(new Set(worlds.map(([, , third]) => third!.join())).size).toBeGreaterThan(5)
  })

  test('a third player does not know the card, only the hand sizes', () => {
    const { position } = leeching()
    const worlds = imagined(position, 2)
    expect(worlds.some(([first]) => !first!.includes('C17'))).toBe(true)
    expect(worlds.every(([first, second, third]) => first!.length === 2 && second!.length === 1 && third!.join() === 'C10')).toBe(true)
    const told = leeching().told.find(({ event }) => event.kind === 'leech')!.event
    expect(seenBy(told, 2)).not.toHaveProperty('card')
    expect(seenBy(told, 1)).toMatchObject({ card: 'C17' })
    const said = (seat: number): string =>
      plain(tellEvent(en, seenBy(told, seat) as Seen<Happening>), { nameOf: (of) => `Player ${of + 1}`, own: [] })
    expect(said(2)).toBe('Player 1 takes a Tech card from Player 2.')
    expect(said(0)).toBe('Player 1 takes Firewall from Player 2.')
  })

  test('a known card is forgotten once it is played or discarded', () => {
    const { position } = leeching()
    expect(position.known).toEqual([{ by: 1, of: 0, card: 'C17' }])
    const match = new Match(game, settings, quickLuck(1), game.clone(position))
    match.leave(0)
    expect(match.position.known).toEqual([])
  })

  test('a third player’s Data Leech makes knowledge of that hand uncertain', () => {
    const match = at(
      {
        bots: {
          0: { bot: 'SLICER', at: '1,1', hand: ['Overdrive', 'Firewall'] },
          1: { bot: 'OVER', at: '0,0' },
          2: { bot: 'TETSU', at: '2,2', hand: ['Data Leech'] },
        },
        active: 2,
        attack: { target: 0, roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'TPC' },
        at: 'attacker',
      },
      ['Overdrive'],
    )
    match.position.known.push({ by: 1, of: 0, card: 'C17' })
    match.choose(2, 'play Data Leech')
    expect(match.position.known).toEqual([{ by: 0, of: 2, card: 'C03' }])
    expect(view(match.position, 1).known).toEqual([])
  })

  test('only the drawing player sees the cards looked at and the one kept (GK-CARD-3)', () => {
    const match = at({ bots: { 0: { bot: 'VREX', at: '1,1' }, 1: { bot: 'OVER', at: '0,0' } }, at: 'end' }, [
      'Overdrive',
      'Firewall',
      'Ram Plate',
    ])
    match.choose(0, 'draw')
    expect(view(match.position, 0).aside).toEqual(['C03', 'C10', 'C17'])
    expect(view(match.position, 1)).toMatchObject({ aside: null, asideCards: 3 })
    match.choose(0, 'keep Ram Plate')
    expect(view(match.position, 1)).toMatchObject({ discard: ['C03', 'C17'], bots: { 0: { hand: null, cards: 1 } } })
    const kept = match.told.find(({ event }) => event.kind === 'keep')!.event
    expect(seenBy(kept, 1)).not.toHaveProperty('card')
  })

  test('a choice that showed discards cannot be taken back', () => {
    const match = at({ bots: { 0: { bot: 'VREX', at: '1,1' }, 1: { bot: 'OVER', at: '0,0' } }, at: 'end' }, [
      'Overdrive',
      'Firewall',
      'Ram Plate',
    ])
    match.choose(0, 'draw')
    match.choose(0, 'keep Ram Plate')
    expect(match.canTakeBack(0)).toBe(false)
  })

  test('a window is offered by hand size, not by the cards in it (GK-WIN-6)', () => {
    const asked = (card: string): readonly number[] =>
      at({ bots: { 0: { bot: 'SLICER', at: '1,1' }, 1: { bot: 'OVER', at: '0,0', hand: [card] } }, attack: { target: 1 } }).asked()
    expect(asked('Cut Cable')).toEqual([1])
    expect(asked('Overdrive')).toEqual([1])
  })
})

describe('evaluation', () => {
  test('more Structure is better, a won game is 1, a lost one 0 (GK-OVER-1)', () => {
    const position = {
      bots: { 0: { bot: 'SLICER', at: '1,1' }, 1: { bot: 'OVER', at: '0,0', structure: [1] }, 2: { bot: 'TETSU', structure: [] } },
    }
    const [mine, theirs, out] = game.insight!.evaluate!(game.arrange(position, settings))
    expect(mine).toBeGreaterThan(0.9)
    expect(theirs).toBeLessThan(0.1)
    expect(out).toBe(0)
    const match = at(position)
    match.leave(1)
    expect(game.insight!.evaluate!(match.position)).toEqual([1, 0, 0])
  })

  test('good dice are better than bad ones before they are locked', () => {
    const value = (free: string): number =>
      game.insight!.evaluate!(
        at({
          bots: { 0: { bot: 'SLICER', at: '1,1', hand: ['Overdrive'] }, 1: { bot: 'OVER', at: '0,0' } },
          attack: { target: 1, roll: 1, free },
        }).position,
      )[0]!
    expect(value('TTTTC')).toBeGreaterThan(value('TTTCS'))
    expect(value('TTTCS')).toBeGreaterThan(value('TTSCP'))
  })
})
