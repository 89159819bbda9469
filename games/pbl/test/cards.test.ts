import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Match, type Position, type Settings } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { filesBelow, readScenarios, type Scenario } from '@robodrome/proof'
import { expect, test } from 'vitest'
import { CARDS, game, ORANGE, STANDARD, type Card, type Crew, type Hangar } from '../src/index.ts'

/** The cards used in a scenario, judging by its events. */
function cardsShown(scenario: Scenario): Set<string> {
  const mode = scenario.mode ?? Object.keys(game.modes)[0]!
  const settings: Settings = { mode, seats: scenario.seats ?? game.modes[mode]!.seats[0]!, options: scenario.options }
  const from = scenario.position === undefined ? undefined : (game.arrange(scenario.position, settings) as Position)
  const match = new Match<Position>(game, settings, scriptedLuck(scenario.luck), from)
  for (const move of scenario.moves) {
    if (typeof move !== 'string') continue
    const [, seat, text] = /^(\d+) (.*)$/.exec(move)!
    if (text === 'leaves') match.leave(Number(seat))
    else match.choose(Number(seat), text!)
  }
  return new Set(match.told.flatMap(({ event }) => (event.uses === undefined ? [] : [event.uses.replace(/^card /, '')])))
}

test('each of the 113 cards is shown by a scenario', async () => {
  const folder = fileURLToPath(new URL('./scenarios', import.meta.url))
  const shownBy = new Map<string, string>()
  for (const file of filesBelow(folder, /\.scenario\.yaml$/)) {
    for (const scenario of readScenarios(readFileSync(file, 'utf8'), file)) {
      for (const card of cardsShown(scenario)) {
        const named = scenario.name.includes(CARDS.find(({ name }) => name === card)?.id ?? card)
        if (!shownBy.has(card) || named) shownBy.set(card, scenario.name)
      }
    }
  }
  expect(CARDS.filter(({ name }) => !shownBy.has(name)).map(({ id, name }) => `${id} ${name}`)).toEqual([])
  await expect(`${CARDS.map(({ id, name }) => `${id} ${name}: ${shownBy.get(name)}`).join('\n')}\n`).toMatchFileSnapshot('./cards.txt')
})

test('the set has 113 cards of the kinds that the book counts', () => {
  const { robots, starters } = STANDARD
  const of = (...kinds: Card['kind'][]) => ORANGE.filter(({ kind }) => kinds.includes(kind))
  const counted = [CARDS, ORANGE, robots, starters, of('expert'), of('armor', 'shoulder', 'pod'), of('hangar'), of('crew'), of('action')]
  expect(counted.map((cards) => cards.length)).toEqual([113, 100, 3, 10, 5, 38, 10, 26, 21])
  expect([of('shoulder').length, of('pod').length]).toEqual([3, 4])
  const [crew, hangars] = [of('crew') as Crew[], of('hangar') as Hangar[]]
  expect([1, 2, 3].map((skill) => crew.filter((card) => card.skill === skill).length)).toEqual([11, 8, 7])
  expect([1, 2, 3].map((level) => hangars.filter((hangar) => hangar.level === level).length)).toEqual([4, 3, 3])
  expect(new Set(CARDS.map(({ name }) => name)).size).toBe(113)
  expect(new Set(starters.map(({ speed }) => speed)).size).toBe(10)
})
