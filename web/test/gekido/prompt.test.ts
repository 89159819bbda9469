import { game } from '@robodrome/gekido'
import { describe, expect, it } from 'vitest'
import { prompt } from '../../src/boards/gekido/prompt/index.ts'
import { kindAsked } from '../../src/boards/gekido/model.ts'
import { ASKED, answersFor, matchOf } from './positions.ts'
import { nameOf, snapshotFor } from '../tables.ts'

const LONGEST = 60
/** Answers that do not concern a piece. */
const WITHOUT_PIECE = ['pass', 'stay', 'stop', 'roll', 'draw']
/** Choices of the kernel that this game does not use are not in its rulebook. */
const CHOICES = Object.values(game.rules).flatMap((rule) => (rule.kind === 'choice' ? [rule.name] : []))

const promptIn = (rule: string) => {
  const match = matchOf(ASKED[rule]!)
  const snapshot = snapshotFor(match, 0)
  const answers = answersFor(match, 0, snapshot)
  return { snapshot, answers, prompt: prompt({ snapshot, seat: 0, answers, nameOf }) }
}

it('has a position for every question of the game', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual([...CHOICES].toSorted())
})

describe.each(CHOICES)('%s', (rule) => {
  const { snapshot, prompt: asked } = promptIn(rule)

  it('asks one question of at most 60 characters, with its rule', () => {
    expect(kindAsked(snapshot)).toBe(rule)
    expect(asked.question.length).toBeLessThanOrEqual(LONGEST)
    expect(asked.rule).toMatch(/^GK-[A-Z]+-\d+$/)
  })

  it('offers every option exactly once, each with a button of its own', () => {
    const offered = asked.chips.filter((chip) => !chip.forbidden)
    expect(offered.map(({ text }) => text).toSorted()).toEqual(snapshot.options.map(({ text }) => text).toSorted())
    for (const { title, act } of offered) expect([title, act].every((text) => text !== undefined && text !== '')).toBe(true)
  })

  it('shows what is refused: a tile, a Bot, dice, a card or a Power', () => {
    const unseen = asked.chips.filter(({ forbidden, picture }) => forbidden && picture === undefined)
    expect(unseen.map(({ text }) => text).filter((text) => !WITHOUT_PIECE.includes(text))).toEqual([])
  })

  it('says of everything refused why, with the rule', () => {
    const refused = new Map(asked.chips.flatMap(({ text, forbidden }) => (forbidden ? [[text, forbidden] as const] : [])))
    for (const { text, rule: by } of snapshot.refusals) {
      const why = refused.get(text)
      expect(why?.rule, text).toBe(by)
      expect(why?.reason, `${text} ${by}`).not.toBe('Not allowed here')
    }
  })
})

describe('odds', () => {
  it('of the answers to an attack are those of the game, as in the worked example: 11 in 36', () => {
    const { prompt: asked } = promptIn('defenderWindow')
    const odds = Object.fromEntries(asked.chips.flatMap(({ text, odds: chance }) => (chance ? [[text, chance] as const] : [])))
    expect(odds['pass']!.fraction).toEqual([11, 36])
    expect(odds['play Polarity Switch on T']!.chance).toBeCloseTo(16 / 216, 12)
    expect(odds['play Static Pulse on T']!.chance).toBeCloseTo(0.1127, 3)
    expect(odds['power FORCE_REROLL']!.chance).toBeCloseTo(0.223, 3)
  })

  it('of each Command stand on its chip, with damage and malfunction', () => {
    const { prompt: asked } = promptIn('nameCommand')
    const five = asked.chips.find(({ text }) => text === 'command Five of a Kind')!
    expect(five.odds?.chance).toBe(1)
    // The printed damage is 11, minus 2 for a target on High Ground.
    expect(five.effect).toBe('Deal 9 or lose 5')
    expect(asked.chips.find(({ text }) => text === 'command Five Different')!.forbidden).toEqual({
      rule: 'GK-ATK-5',
      reason: 'None of these dice fits your Command.',
    })
  })

  it('put the best use of a card on a die first and leave the others to the dice', () => {
    const { prompt: asked } = promptIn('defenderWindow')
    const polarity = asked.chips.filter(({ title, forbidden }) => title === 'Polarity Switch' && !forbidden)
    expect(polarity.map(({ text, onStage }) => [text, onStage ?? false])).toEqual([
      ['play Polarity Switch on T', false],
      ['play Polarity Switch on C', true],
    ])
  })
})
