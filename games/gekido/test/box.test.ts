import { asked, Match, options, quickLuck, type Json } from '@robodrome/kernel'
import { load, save } from '@robodrome/table'
import { nameOption, plain } from '@robodrome/phrases'
import { describe, expect, test } from 'vitest'
import { game, makeGame, readBox, STANDARD, type Box } from '../src/index.ts'
import { en, wordsWith } from '../src/words/en.ts'
import { complaint } from './complaint.ts'

/** The same Bots under other names, with a card and a Power that the standard box lacks. */
const scrapyard: Box = {
  ...STANDARD,
  id: 'scrapyard',
  bots: STANDARD.bots.map((bot) => ({
    ...bot,
    id: `${bot.id}2`,
    name: `${bot.name} II`,
    standard: { ...bot.standard, powers: { ...bot.standard.powers, OVERLOAD: 2 } },
  })),
  powers: [...STANDARD.powers, { ...STANDARD.powers[0]!, id: 'OVERLOAD', name: 'Overload', does: 'boost', amount: 5 }],
  cards: STANDARD.cards.map((card) => (card.id === 'C03' ? { ...card, id: 'S1', name: 'Rust Bomb', amount: 4 } : card)),
}
const contentOf = ({ id: _id, ...content }: Box): Json => JSON.parse(JSON.stringify(content)) as Json
const settings = { mode: 'standard', seats: 3, options: {} }

describe('a game made of another box', () => {
  const other = makeGame(readBox(contentOf(scrapyard), 'scrapyard'))

  test('plays to the end with its own Bots, cards and Powers, beside a game of the standard box', () => {
    const luck = quickLuck(7)
    const matches = [new Match(other, settings, luck), new Match(game, settings, luck)]
    for (let turn = 0; matches.some((match) => match.asked().length > 0); turn++) {
      const match = matches[turn % 2]!
      const seat = asked(match.game, match.position)[0]
      if (seat === undefined) continue
      const legal = options(match.game, match.position, seat)
      match.take(seat, legal[luck.below(legal.length)])
    }
    const [mine, usual] = matches.map(({ entries }) => entries.map((entry) => ('text' in entry ? entry.text : '')).join('\n'))
    expect(mine).toMatch(/^bot [^\n]+ II$/m)
    expect(mine).toContain('OVERLOAD')
    expect(usual).not.toMatch(/ II$|OVERLOAD|Rust Bomb/m)
    expect(matches.map(({ position, game: of }) => of.result(position) !== null)).toEqual([true, true])
  })

  test('positions name their box and can be resumed', () => {
    const { position } = new Match(other, settings, quickLuck(1))
    expect(position.box).toBe('scrapyard')
    expect(load(other, save(other, position))).toEqual(position)
    expect(other.pieces(settings)).toContain('card S1')
  })

  test('texts use the names of each game’s own box', () => {
    const { position } = new Match(other, settings, quickLuck(1))
    const title = (of: typeof en, bot: string) =>
      plain(nameOption(of, { kind: 'bring', bot }, other.view(position, 0)).title, { nameOf: String, own: [] })
    expect([title(wordsWith('scrapyard'), 'SLICER2'), title(en, 'SLICER')]).toEqual(['Slicer II', 'Slicer'])
  })

  test('an unknown box and a second box with the same id are refused', () => {
    const { position } = new Match(game, settings, quickLuck(1))
    const strange = { ...save(game, position), position: { ...position, box: 'attic' } }
    // Other tests of the same process may have opened boxes of their own.
    expect(complaint(() => options(game, load(game, strange), 0))).toMatch(
      /box: found "attic", expected one of the boxes standard, (.+, )?scrapyard/,
    )
    expect(complaint(() => makeGame({ ...scrapyard, cards: STANDARD.cards }))).toContain(
      'box.id: found "scrapyard", expected an id that no other',
    )
  })
})

describe('a box from outside', () => {
  test('survives writing and reading', () => {
    expect(readBox(contentOf(STANDARD), 'standard')).toEqual(STANDARD)
  })

  const bot = STANDARD.bots[0]!
  test.each<[object, string]>([
    [{ colour: 'red' }, 'colour: found "red", expected one of the fields bots'],
    [{ bots: STANDARD.bots.slice(3) }, 'expected at least four Bots'],
    [{ bots: [...STANDARD.bots, { ...bot, id: 'NEW', name: 'New' }] }, 'bots: found "D", expected each once'],
    [{ bots: [{ ...bot, symbol: 'Q' }] }, 'bots.0.symbol: found "Q", expected one of T, S'],
    [{ bots: [{ ...bot, duel: { ...bot.duel, dice: 5 } }] }, 'bots.0.duel.bonus: found'],
    [
      { bots: [{ ...bot, duel: { ...bot.duel, powers: { LASER: 2 } } }] },
      'bots.0.duel.powers.LASER: found 2, expected a Power from the box',
    ],
    [{ cards: [{ ...STANDARD.cards[0], does: 'explode' }] }, 'cards.0.does: found "explode", expected one of flip'],
    [{ cards: [{ ...STANDARD.cards[0], windows: ['NOON'] }] }, 'cards.0.windows.0: found "NOON", expected one of PRE'],
    [{ cards: [{ ...STANDARD.cards[0], copys: 2, copies: undefined }] }, 'cards.0.copys: found 2, expected one of the fields id, name'],
    [{ cards: [{ ...STANDARD.cards[0], copies: 21 }] }, 'cards.0.copies: found 21, expected a whole number from 1 to 20'],
    [{ cards: [{ ...STANDARD.cards[0], name: 'Two\nlines' }] }, 'cards.0.name: found "Two\\nlines", expected a name of one line'],
    [{ cards: [...STANDARD.cards, STANDARD.cards[0]] }, 'cards: found "C01", expected each once'],
    [{ bots: [{ ...bot, from: { name: 'hearsay' } }] }, 'bots.0.from.name: found "hearsay", expected one of book, web, designed'],
    [
      { bots: [{ ...bot, duel: { ...bot.duel, attack: { ...bot.duel.attack, FOUR_KIND: [4] } } }] },
      'bots.0.duel.attack.FOUR_KIND: found [4], expected damage and malfunction',
    ],
    [
      { bots: [{ ...bot, duel: { ...bot.duel, attack: { ...bot.duel.attack, SIX_KIND: [4, 2] } } }] },
      'bots.0.duel.attack.SIX_KIND: found [4,2], expected one of the fields TWO_PAIRS',
    ],
    [{ tiles: STANDARD.tiles.slice(1) }, 'expected one tile for the centre'],
    [{ tiles: STANDARD.tiles.slice(0, 4) }, 'expected four tiles around the centre'],
  ])('with something wrong is refused, and what was expected has a code (%#)', (change, message) => {
    const read = (): unknown => readBox(contentOf({ ...STANDARD, ...change } as Box), 'other')
    expect(read).toThrow(message)
    expect(read).toThrow(
      expect.objectContaining({
        expected: expect.objectContaining({ reason: expect.stringMatching(/^(?:gekido|common)\./) as string }) as object,
      }),
    )
  })

  test('leaves out amounts, origins and effects of tiles that are usual', () => {
    const { amount: _amount, from: _from, ...card } = STANDARD.cards[0]!
    const { does: _does, attack: _attack, ...tile } = STANDARD.tiles[0]!
    const { id, ...standard } = STANDARD
    const plain = { ...standard, cards: [card], tiles: [tile, ...STANDARD.tiles.slice(1)] }
    const { cards, tiles } = readBox(JSON.parse(JSON.stringify(plain)) as Json, id)
    expect(cards[0]).toMatchObject({ amount: 0, from: { '*': 'designed' } })
    expect(tiles[0]).toMatchObject({ does: null, attack: 0 })
  })
})
