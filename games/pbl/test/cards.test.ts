import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Match, type Position, type Settings } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { filesBelow, readScenarios, type Scenario } from '@robodrome/proof'
import { expect, test } from 'vitest'
import { ACTIONS, CARDS, CREW, EXPERTS, game, HANGARS, ORANGE, PODS, ROBOTS, SHOULDERS, STARTERS } from '../src/index.ts'

/** The cards that are at work in a scenario, by the events it tells. */
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
  const armor = ORANGE.filter(({ kind }) => kind === 'armor' || kind === 'shoulder' || kind === 'pod')
  expect([CARDS, ORANGE, ROBOTS, STARTERS, EXPERTS, armor, HANGARS, CREW, ACTIONS].map((cards) => cards.length)).toEqual([
    113, 100, 3, 10, 5, 38, 10, 26, 21,
  ])
  expect([SHOULDERS.length, PODS.length]).toEqual([3, 4])
  expect([1, 2, 3].map((skill) => CREW.filter((crew) => crew.skill === skill).length)).toEqual([11, 8, 7])
  expect([1, 2, 3].map((level) => HANGARS.filter((hangar) => hangar.level === level).length)).toEqual([4, 3, 3])
  expect(new Set(CARDS.map(({ name }) => name)).size).toBe(113)
  expect(new Set(STARTERS.map(({ speed }) => speed)).size).toBe(10)
})
