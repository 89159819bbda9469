import { ARENA, BASE, contentOf, game, MODES, RINGS, SCRAP, SCRAP_KINDS, SIDE_FOR_MORE, SIDE_FOR_TWO } from '@robodrome/aimbots'
import { expect, test } from 'vitest'
import { DRAFT_ORDERS } from '../src/content/modes.ts'
import { newBot } from '../src/state.ts'
import { sides } from '../src/vocabulary.ts'

const { programs: PROGRAMS, lineups: FIRST_LINEUPS } = BASE
const { levels: LEVELS } = contentOf({ box: BASE.id })

const count = <T>(list: readonly T[], key: (item: T) => unknown) => {
  const found: Record<string, number> = {}
  for (const item of list) found[String(key(item))] = (found[String(key(item))] ?? 0) + 1
  return found
}

test('AB-EDGE-1, AB-PROG-4 there are 50 different programs, ten for each level', () => {
  expect(new Set(PROGRAMS.map(({ name }) => name)).size).toBe(50)
  expect(PROGRAMS.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, i) => `AB-P${String(i + 1).padStart(2, '0')}`))
  for (const [i, level] of LEVELS.entries()) {
    expect(level.every(({ armor }) => armor === i + 1)).toBe(true)
    expect(count(level, ({ trigger }) => trigger)).toEqual({ Always: 2, Booster: 2, Pivot: 2, Attack: 2, Defense: 2 })
    expect(count(level, ({ complexity }) => complexity)).toEqual({ 1: 4, 2: 4, 3: 2 })
  }
  expect(count(PROGRAMS, ({ reach }) => reach[1] > 1)).toEqual({ true: 20, false: 30 })
})

test('AB-MODE-5, AB-MODE-6 the novice market and the first game have programs of complexity 1 only', () => {
  const simple = LEVELS.map((level) => level.filter(({ complexity }) => complexity === 1).map(({ name }) => name))
  expect(simple).toEqual([
    ['Scavenger', 'Sparrow', 'Gyro', 'Jack'],
    ['Longbow', 'Rocket', 'Turret', 'Fog'],
    ['Bulwark', 'Jet', 'Dancer', 'Archer'],
    ['Anchor', 'Roller', 'Periscope', 'Hacker'],
    ['Captain', 'Crawler', 'Windmill', 'Turtle'],
  ])
  expect(FIRST_LINEUPS.flat().every((name) => simple.flat().includes(name))).toBe(true)
  expect(game.pieces({ mode: 'duel', seats: 2, options: { market: 'novice' } })).toHaveLength(24)
  expect(game.pieces({ mode: 'first', seats: 2, options: {} })).toHaveLength(10)
  expect(game.pieces({ mode: 'teams', seats: 4, options: {} })).toHaveLength(54)
})

test('AB-PIVOT-2 half turns are for Gyro, Turret, Whirlwind and Windmill', () => {
  expect(PROGRAMS.filter(({ effects }) => effects.pivot?.kind === 'halfTurn').map(({ name }) => name)).toEqual([
    'Gyro',
    'Turret',
    'Whirlwind',
    'Windmill',
  ])
})

test('AB-PROG-1, AB-PROG-2, AB-PROG-3 the programs that the rulebook names have the armor it gives or leaves', () => {
  const armorOf = (name: string) => PROGRAMS.find((program) => program.name === name)!.armor
  expect(['Narwhal', 'Turret'].map(armorOf)).toEqual([2, 2])
  expect(['Jack', 'Jet', 'Captain'].map(armorOf)).toEqual([1, 3, 5])
  expect(['Turtle', 'Hacker'].map(armorOf)).toEqual([5, 4])
})

test('AB-OV-1, AB-OV-2, AB-OV-6, AB-COMP-2 players, bots, dice and targets of the modes', () => {
  const modes = Object.values(MODES).flatMap(({ seats, cores, dice, target }) => seats.map((count) => [count, cores.length, dice, target]))
  expect(modes).toEqual([
    [2, 5, 0, 7],
    [2, 5, 7, 7],
    [3, 3, 5, 5],
    [4, 3, 5, 5],
    [4, 3, 5, 9],
  ])
  expect(modes.filter(([, , dice]) => dice! > 0).map(([, bots, dice]) => dice! - bots!)).toEqual([2, 2, 2, 2])
})

test('AB-PROG-6 armor 5 has the sides of armor 2, armor 4 those of armor 3', () => {
  const sidesOf = (armor: number) => RINGS[armor]!.toSorted((a, b) => a - b)
  expect([sidesOf(5), sidesOf(4)]).toEqual([sidesOf(2), sidesOf(3)])
  expect(sidesOf(1)).toEqual([2, 3, 4, 5])
})

test('AB-OV-7 the side behind and the side in front sum to 7', () => {
  for (const { name } of PROGRAMS)
    for (const rot of [0, 1, 2, 3]) {
      const [n, e, s, w] = sides({ box: BASE.id }, { ...newBot(0, name), rot })
      expect([n! + s!, e! + w!]).toEqual([7, 7])
    }
})

test('AB-FIRST-1 both line-ups of the first game have an armor sum of 15', () => {
  const armors = FIRST_LINEUPS.map((lineup) => lineup.map((name) => PROGRAMS.find((program) => program.name === name)!.armor))
  expect(armors).toEqual([
    [2, 2, 5, 3, 3],
    [1, 1, 5, 4, 4],
  ])
})

test('the rulebook is named as the source of what it gives', () => {
  const named = PROGRAMS.filter(({ source }) => source.name === 'book').map(({ name }) => name)
  expect(named).toEqual(['Jack', 'Turret', 'Narwhal', 'Jet', 'Hacker', 'Captain', 'Turtle'])
  expect(PROGRAMS.filter(({ source }) => source.armor === 'book').map(({ name }) => name)).toEqual(['Turret', 'Narwhal'])
  expect(SCRAP_KINDS.map((kind) => SCRAP[kind].count)).toEqual([3, 3, 3, 3])
})

test('AB-GEO-1, AB-GEO-2 the arena has 49 spaces, and both sides of the board are symmetric', () => {
  expect(ARENA.spaces).toHaveLength(49)
  expect([ARENA.step('d4', 'N'), ARENA.step('d4', 'E'), ARENA.step('d4', 'S'), ARENA.step('d4', 'W')]).toEqual(['d5', 'e4', 'd3', 'c4'])
  for (const side of [SIDE_FOR_TWO, SIDE_FOR_MORE]) {
    const turned = (space: string) => `${String.fromCharCode(97 + 103 - space.charCodeAt(0))}${8 - Number(space[1])}`
    expect(side.scrap.map(turned).toSorted()).toEqual(side.scrap.toSorted())
    expect(side.zones.South.map(turned).toSorted()).toEqual(side.zones.North.toSorted())
    expect(side.zones.West.map(turned).toSorted()).toEqual(side.zones.East.toSorted())
  }
  for (const mode of Object.values(MODES)) expect(mode.side.zones.South).toHaveLength(mode.cores.length)
})

test('AB-DIE-1, AB-DIE-2, AB-DIE-3 the rings follow from a right-handed die', () => {
  // Turns a die with six known faces and reads its sides: top, bottom, north, east, south, west.
  const roll = ([t, b, n, e, s, w]: number[]): number[] => [w!, e!, n!, t!, s!, b!]
  const spin = ([t, b, n, e, s, w]: number[]): number[] => [t!, b!, w!, n!, e!, s!]
  const seen = new Map<number, number[]>()
  let die = [1, 6, 5, 3, 2, 4]
  for (let i = 0; i < 64; i++) {
    die = i % 4 === 3 ? roll(die) : i % 7 === 6 ? roll(spin(die)) : spin(die)
    seen.set(die[0]!, die.slice(2))
  }
  for (const top of [1, 2, 3, 4, 5]) {
    const ring = RINGS[top]!
    const reading = seen.get(top)!
    const at = ring.indexOf(reading[0]!)
    expect(reading).toEqual([0, 1, 2, 3].map((i) => ring[(at + i) % 4]))
    expect([ring[0]! + ring[2]!, ring[1]! + ring[3]!]).toEqual([7, 7])
  }
})

test('AB-DIE-4, AB-DIE-5 all orientations', () => {
  const table = ['2453 3245 5324 4532', '1364 4136 6413 3641', '1562 2156 6215 5621', '1265 5126 6512 2651', '1463 3146 6314 4631']
  for (const [i, name] of ['Jack', 'Turret', 'Jet', 'Hacker', 'Turtle'].entries()) {
    const readings = [0, 1, 2, 3].map((rot) => sides({ box: BASE.id }, { ...newBot(0, name), rot }).join(''))
    expect(readings.join(' ')).toBe(table[i])
  }
})

test('AB-DRAFT-7 in every draft order each player assigns as many dice as they have bots', () => {
  for (const [players, bots] of [
    [2, 5],
    [3, 3],
    [4, 3],
  ] as const) {
    const assigned = Array.from({ length: players }, (_, player) =>
      DRAFT_ORDERS[players]!.filter(([who]) => who === player).reduce((sum, [, dice]) => sum + dice, 0),
    )
    expect(assigned).toEqual(Array.from({ length: players }, () => bots))
  }
})
