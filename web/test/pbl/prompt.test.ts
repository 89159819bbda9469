import { readFileSync } from 'node:fs'
import { odds, partiesOf, type Pbl } from '@robodrome/pbl'
import { en } from '@robodrome/pbl/words/en'
import { expect, test } from 'vitest'
import { board } from '../../src/boards/pbl/index.ts'
import { words } from '../../src/boards/pbl/words/index.ts'
import { matchOf, MIDGAME, propsFor } from './positions.ts'

const RULES = readFileSync(new URL('../../../games/pbl/RULES.md', import.meta.url), 'utf8')

test('every rule that the board names is in the rulebook', () => {
  const named = [...Object.keys(en.refusals), ...Object.values(words.cards.rules).flat()]
  expect(named.filter((rule) => !RULES.includes(`**${rule}**`))).toEqual([])
})

/** An attack in which the attacker is behind: one die against eight. */
const fighting = () => {
  const options = { passes: [['all'], ['all']] }
  const moves = [
    [0, 'attack with head'],
    [0, "Obsidian's left arm"],
  ] as [number, string][]
  return Array.from({ length: 40 }, (_, seed) => matchOf({ options, position: MIDGAME, moves, seed })).find(({ position }) => {
    const { combat, stack } = position as Pbl
    return combat !== null && stack.at(-1)?.rule === 'fight' && (stack.at(-1)!.notes as { side: number }).side === 0
  })!
}

test('the player who is behind sees by how much, and what each thrown card would add, by the game’s odds', () => {
  const match = fighting()
  const props = propsFor(match, 0)
  const { question, chips, rule } = board.prompt(props)
  const [attack, defense] = (props.snapshot.view as unknown as { combat: { totals: [number, number] } }).combat.totals
  expect(question).toContain(attack === defense ? `Tied at ${attack}` : `You trail ${attack} : ${defense}`)
  expect(rule).toBe('PBL-CMB-6')
  const storage = chips.find(({ text }) => text === 'storage 5')!
  expect(storage.odds!.chance).toBe(attack + 5 > defense ? 1 : 0)
  const bomb = chips.find(({ text }) => text === 'bomb Kick Plates')!
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => attack + face > defense)
  expect(bomb.odds!.chance).toBeCloseTo(faces.length / 6, 12)
  const parties = partiesOf(match.position as Pbl)!
  expect((props.answers['odds'] as { hit: number }).hit).toBeCloseTo(odds(parties.attack, parties.defense).hit, 12)
  expect(chips.at(-1)!.forbidden).toBeDefined()
})

test('cards thrown already count for the roll that is to come', () => {
  const match = fighting()
  match.choose(0, 'bomb Kick Plates')
  const props = propsFor(match, 0)
  const chip = board.prompt(props).chips.find(({ text }) => text === 'enough')!
  expect(chip.title).toBe(words.prompt.roll('bomb', 1))
  const { behind } = props.answers['odds'] as unknown as { behind: { thrown: number; cards: { lead: number }[] } }
  expect(behind.thrown).toBe(1)
  expect(chip.odds!.chance).toBe(behind.cards[1]!.lead)
})

test('before an attack every limb shows its best chance, every target its own', () => {
  const match = matchOf({ position: MIDGAME })
  const main = board.prompt(propsFor(match, 0))
  expect(main.chips.find(({ text }) => text === 'attack with right arm')!.odds!.chance).toBeGreaterThan(0)
  expect(main.chips.find(({ text }) => text === 'attack with left arm')!.forbidden).toEqual({
    rule: 'PBL-ATK-1',
    reason: 'This limb cannot attack',
  })
  match.choose(0, 'attack with right arm')
  const aim = board.prompt(propsFor(match, 0))
  const open = aim.chips.filter(({ forbidden }) => !forbidden)
  expect(open).toHaveLength(5)
  for (const { odds } of open) expect(odds!.chance).toBeGreaterThan(0)
})

test('a window offers every standing pass in words', () => {
  const match = matchOf({ position: MIDGAME, moves: [[0, 'build Kick Plates']] })
  const { chips, question } = board.prompt(propsFor(match, 1))
  expect(question).toBe('A card was built. Respond, or pass?')
  expect(chips.filter(({ text }) => text.startsWith('pass')).map(({ title }) => title)).toEqual([
    'Pass',
    'Pass this turn',
    'Pass until attacked',
    'Pass until my turn',
  ])
})

test('PBL-CMB-7 with more cards in hand than the bar has room for, it leads to the first that can be thrown', () => {
  const match = fighting()
  const { pointer, chips } = board.prompt(propsFor(match, 0))
  const [first] = chips.filter(({ text, forbidden }) => text.startsWith('bomb ') && !forbidden)
  expect(pointer).toMatchObject({ title: 'Throw a bomb', at: `.pb-hand [data-anchor="card ${first!.text.slice(5)}"]` })
  match.choose(0, 'bomb Kick Plates')
  expect(board.prompt(propsFor(match, 0)).pointer).toBeUndefined()
})
