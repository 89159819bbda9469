import { asked, BadInput, Match, options, quickLuck, type Json, type OfKind } from '@robodrome/kernel'
import { load, save } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { checkBox, game, makeGame, readBox, STANDARD, type Action, type Box, type Crew, type OrangeCard, type Pbl } from '../src/index.ts'
import type { Happening } from '../src/terms.ts'
import { de, wordsWith as germanWith } from '../src/words/de.ts'
import { en, wordsWith } from '../src/words/en.ts'

const contentOf = ({ id: _id, ...content }: Box): Json => JSON.parse(JSON.stringify(content)) as Json
const from: OrangeCard['from'] = ['designed', 'designed', 'designed']
const settings = { mode: 'quick', seats: 2, options: { passes: [['all'], ['all']] } }

test('every card of the set is box data: written as JSON and read back, it is the same', () => {
  expect(readBox(contentOf(STANDARD), 'standard')).toEqual(STANDARD)
})

/** An action with a known effect, which a box can define by data alone. */
const supplies: Action = {
  kind: 'action',
  id: 'XX01',
  name: 'Night Supplies',
  when: 'any',
  effect: { do: 'draw', n: 3 },
  text: 'Draw 3.',
  german: 'Ziehe 3.',
  from,
}
/** A different name, a different strength, and no German text. */
const ruhl: Partial<Crew> = { name: 'Admiral Ruhl', attack: 5, text: 'Promoted.' }
const dockyard: Box = {
  ...STANDARD,
  id: 'dockyard',
  robots: STANDARD.robots.map((robot) => (robot.name === 'Crystal' ? { ...robot, name: 'Granite' } : robot)),
  cards: [...STANDARD.cards.map((card) => (card.name === 'Commander Ruhl' ? { ...(card as Crew), ...ruhl } : card)), supplies],
}

describe('a game made of another box', () => {
  const other = makeGame(readBox(contentOf(dockyard), 'dockyard'))
  const arranged = (of: typeof game, cards: string[]): Match<Pbl> =>
    new Match(of, settings, quickLuck(1), of.arrange({ sides: [{ hand: cards, deck: 20 }, {}] }, settings))

  test('plays a card that it adds: its effect happens, and its event names it', () => {
    const match = arranged(other, ['Night Supplies'])
    expect(match.position.sides[0]!.robot).toBe('Granite')
    match.choose(0, 'play Night Supplies')
    const told = match.told.map(({ event }) => event as Happening)
    const played = told.find((event): event is OfKind<Happening, 'play'> => event.kind === 'play')
    expect(played).toMatchObject({ card: 'Night Supplies', uses: 'card Night Supplies' })
    expect(match.position.hands[0]).toHaveLength(3)
    expect(match.position.sides[0]!.scrap).toEqual(['Night Supplies'])
  })

  test('counts with the numbers of its own cards, beside a game of the base set', () => {
    const attackWith = (of: typeof game, crew: string): number =>
      of.view(of.arrange({ sides: [{ hangars: ['War Foundry'], crew: [crew] }, {}] }, settings), 0).sides[0]!.attack
    expect(attackWith(other, 'Admiral Ruhl') - attackWith(game, 'Commander Ruhl')).toBe(3)
    expect(attackWith(other, 'Mute')).toBe(attackWith(game, 'Mute'))
    expect(() => game.arrange({ sides: [{ hand: ['Night Supplies'] }, {}] }, settings)).toThrow('sides.0.hand.0: ')
  })

  test('is played to its end, and both games side by side', () => {
    const luck = quickLuck(7)
    const matches = [new Match(other, settings, luck), new Match(game, settings, luck)]
    for (let turn = 0; matches.some((match) => match.asked().length > 0); turn++) {
      const match = matches[turn % 2]!
      const seat = asked(match.game, match.position)[0]
      if (seat === undefined) continue
      const legal = options(match.game, match.position, seat)
      match.take(seat, legal[luck.below(legal.length)])
    }
    expect(matches.map(({ position, game: of }) => of.result(position) !== null)).toEqual([true, true])
  })

  test('its positions name it, and are taken up again', () => {
    const { position } = arranged(other, ['Night Supplies'])
    expect(position.box).toBe('dockyard')
    expect(load(other, save(other, position))).toEqual(position)
    expect(other.pieces(settings)).toContain('card Night Supplies')
    expect(other.view(position, 0).box).toBe('dockyard')
    expect(() => game.view({ ...position, box: 'nowhere' }, 0)).toThrow(BadInput)
  })

  test('its cards bring their texts: English, German where they have it, and the own German text of what is unchanged', () => {
    const [english, german] = [wordsWith('dockyard'), germanWith('dockyard')]
    expect([english.pieces, german.pieces].map((names) => names['card Night Supplies'])).toEqual(['Night Supplies', 'Night Supplies'])
    expect([english.texts, german.texts].map((texts) => texts['card Night Supplies'])).toEqual(['Draw 3.', 'Ziehe 3.'])
    expect(german.texts['card Admiral Ruhl']).toBe('Promoted.')
    expect(german.texts['card Mute']).toBe(de.texts['card Mute'])
    expect(en.texts['card Night Supplies']).toBeUndefined()
    expect(other.draw(other.view(arranged(other, ['Night Supplies']).position, 0), 'de')).toContain('Ziehe 3.')
  })
})

/** The base set with one card changed. */
const having = (name: string, changes: object): Json =>
  contentOf({ ...STANDARD, cards: STANDARD.cards.map((card) => (card.name === name ? { ...card, ...changes } : card)) })
const without = (fits: (card: OrangeCard) => boolean): Json =>
  contentOf({ ...STANDARD, cards: STANDARD.cards.filter((card) => !fits(card)) })
const at = (name: string): number => STANDARD.cards.findIndex((card) => card.name === name)

const wrong: [string, Json, string][] = [
  ['is no box', [], 'fields with values'],
  ['has an unknown field', having('Mute', { colour: 'red' }), `cards.${at('Mute')}.colour: `],
  ['has a number out of bounds', having('Mute', { skill: 9 }), `cards.${at('Mute')}.skill: `],
  ['has an unknown kind of card', having('Mute', { kind: 'dragon' }), 'one of expert, armor, shoulder, pod, hangar, crew, action'],
  ['has an unknown effect', having('Duds', { effect: { do: 'dance' } }), 'one of malfunction, wreck, regenerate'],
  ['has an effect without its parameter', having('Bruno', { anyTime: { do: 'draw' } }), `cards.${at('Bruno')}.anyTime.n: `],
  ['has an effect at a moment at which it does not work', having('Bruno', { anyTime: { do: 'set die' } }), 'works at this moment'],
  [
    'blasts something but dice in a combat',
    having('Quill Ostrander', { blast: { when: 'attack', effect: { do: 'draw', n: 1 } } }),
    'works at this',
  ],
  ['curses with an action', having('Misfire', { effect: { do: 'curse', dice: 3, face: 3, counter: 3 } }), 'works at this moment'],
  ['summons a pilot that it lacks', having('Shero', { name: 'Shera' }), 'an expert pilot from the box'],
  ['has armor of a builder that it lacks', having('Ram Crest', { builder: 'Nobody' }), 'a crew card from the box'],
  ['searches the armor of nobody', having('Fenn Amaro', { onPlay: { do: 'search', for: 'Nobody' } }), 'one of limb armor, armor, crew'],
  ['has one name twice', having('Mute', { name: 'Bruno' }), 'a name that no other card has'],
  ['has a name that records cannot hold', having('Mute', { name: 'Mute, the' }), 'without commas'],
  [
    'has a counter that starts above its end',
    having('Gears of Alvidon', { counter: { start: 5, most: 2, grows: 'attacked' } }),
    'at most 2',
  ],
  ['has too few cards', without(({ kind }) => kind === 'crew'), 'at least 80 entries'],
  ['has too little that a bare robot can build', without((card) => card.kind === 'armor' && card.level === 1), 'a bare robot can build'],
  ['has too few pilots', contentOf({ ...STANDARD, starters: STANDARD.starters.slice(1) }), 'at least 10 starter pilots'],
]

test.each(wrong)('a box that %s is refused', (_what, content, message) => {
  expect(() => readBox(content, 'wrong')).toThrow(BadInput)
  expect(() => readBox(content, 'wrong')).toThrow(message)
})

test('the base set itself passes the check', () => {
  expect([...checkBox(STANDARD)]).toEqual([])
})
