import { BadInput, Match, options, quickLuck, write, type Json } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { COMMAND_IDS, type CommandId } from '../src/content/commands.ts'
import { FACES, type Face } from '../src/content/symbols.ts'
import { idOf, readDice } from '../src/dice.ts'
import { isLockable } from '../src/locking.ts'
import { game, odds, type Odds } from '../src/index.ts'
import { oddsAt } from '../src/odds/at-table.ts'
import { oddsCommand } from '../src/odds/command.ts'
import { HELPERS, solverFor, type Helper } from '../src/odds/solver.ts'
import { slowAfter, slowBefore, type Slow } from './brute-force.ts'

const settings = { mode: 'standard', seats: 2, options: {} }
const rounded = (value: number): string => value.toFixed(4).replace(/^0/, '')

describe('chances of the six Commands', () => {
  test.each([
    ['TWO_PAIRS', '.2701', '.6985', '.8082', '.9313'],
    ['THREE_KIND', '.2130', '.7080', '.8248', '.8485'],
    ['FULL_HOUSE', '.0386', '.3616', '.5062', '.7461'],
    ['FOUR_KIND', '.0201', '.2830', '.4332', '.4855'],
    ['FIVE_DIFF', '.0154', '.1968', '.3108', '.4372'],
    ['FIVE_KIND', '.0008', '.0453', '.0980', '.1540'],
  ] as const)('%s: one roll, three, four, and three with six dice', (command, ...wanted) => {
    const solver = solverFor(command, 'P', 'X', 'none')
    const found = [solver.first(5, 1, 0), solver.first(5, 3, 0), solver.first(5, 4, 0), solver.first(6, 3, 0)]
    expect(found.map(rounded)).toEqual(wanted)
  })

  test.each([
    ['T T S C D', [0.604, 0.665, 0.269, 0.223, 0.211, 0.029]],
    ['T T S S C', [1, 0.665, 0.556, 0.223, 0.139, 0.029]],
    ['T T T S C', [0.604, 1, 0.306, 0.518, 0.139, 0.093]],
    ['T S C D X', [0.472, 0.358, 0.177, 0.088, 0.421, 0.009]],
    ['T T T S S', [1, 1, 1, 0.518, 0.109, 0.093]],
    ['T T T T S', [0.604, 1, 0.306, 1, 0.109, 0.306]],
    ['T T T T T', [0.604, 1, 0.282, 1, 0.08, 1]],
  ] as const)('after the first roll %s, averaged over the own symbol', (dice, wanted) => {
    const chance = (command: CommandId, own: Face): number =>
      solverFor(command, own, own, 'none').after(0, idOf(readDice(dice)!), 2, { first: true, joining: 0 })
    const found = COMMAND_IDS.map((command) => FACES.reduce((sum, own) => sum + chance(command, own) / 6, 0))
    expect(found.map((value) => Number(value.toFixed(3)))).toEqual(wanted)
  })
})

describe('the solver against brute force', () => {
  const slows = new Map<string, Slow>()
  const slowFor = (command: string, own: string, enemy: string): Slow => {
    const key = `${command} ${own} ${enemy}`
    if (!slows.has(key)) slows.set(key, { command, own, enemy, helper: 'none', memory: new Map() })
    return slows.get(key)!
  }

  /** A few hundred situations during an attack, drawn with a fixed seed. */
  const luck = quickLuck(20_26)
  const any = <T>(list: readonly T[]): T => list[luck.below(list.length)]!
  const roll = (dice: number): Face[] => Array.from({ length: dice }, () => any(FACES))
  interface Drawn {
    command: CommandId
    own: Face
    enemy: Face
    helper: Helper
    locked: Face[]
    free: Face[]
    left: number
  }
  const draw = (): Drawn => {
    const own = any(FACES)
    const [command, helper] = [any(COMMAND_IDS), any(HELPERS)]
    for (;;) {
      const locked = roll(1 + luck.below(3))
      if (!isLockable(command, own, readDice(locked.join(''))!)) continue
      // Quick Respin with two rolls left is tested only on smaller pools, because brute force would take seconds.
      const free = roll(Math.min(5 - locked.length, helper === 'respin' ? 2 : 4))
      return {
        command,
        own,
        enemy: any(FACES.filter((face) => face !== own)),
        helper,
        locked,
        free,
        left: luck.below(free.length > 3 ? 2 : 3),
      }
    }
  }
  const drawn = Array.from({ length: 400 }, draw)

  test('400 random situations agree to 12 digits', () => {
    for (const { command, own, enemy, helper, locked, free, left } of drawn) {
      const fast = solverFor(command, own, enemy, helper).after(idOf(readDice(locked.join(''))!), idOf(readDice(free.join(''))!), left)
      const slow = slowAfter(slowFor(command, own, enemy), locked, free, left, helper, false)
      expect(Math.abs(fast - slow), `${command} ${own} ${helper} ${locked.join('')} ${free.join('')} ${left}`).toBeLessThan(1e-12)
    }
    expect(new Set(drawn.map((each) => each.helper)).size).toBe(HELPERS.length)
  })

  test('whole attacks from their second roll on agree too, for every Command', () => {
    for (const command of COMMAND_IDS) {
      const fast = solverFor(command, 'P', 'X', 'none').before(idOf('T'), 4, 2)
      expect(Math.abs(fast - slowBefore(slowFor(command, 'P', 'X'), ['T'], 4, 2, 'none'))).toBeLessThan(1e-12)
    }
  })
})

describe('odds of a position', () => {
  const at = (position: Json, luck: string[] = []): Match<ReturnType<typeof game.setup>> =>
    new Match(game, settings, scriptedLuck(luck), game.arrange(position, settings))
  const rowOf = (found: Odds | null, command: CommandId) => found!.rows.find((row) => row.command === command)!
  const answerOf = (found: Odds | null, option: string) => found!.answers.find((answer) => answer.option === option)!

  test('the numbers include Upgrades, tiles, boosts and Feedback Loop of this attack (GK-DMG-1, GK-MALF-1)', () => {
    const { position } = at({
      arena: { '0,0': 'LASER', '0,1': 'HIGH' },
      bots: { 0: { bot: 'VREX', at: '0,0', upgrade: 2, hand: ['Overdrive'] }, 1: { bot: 'OVER', at: '0,1', upgrade: 1 } },
      attack: { target: 1, roll: 2, command: 'FULL_HOUSE', locked: 'TTTC', free: 'P', feedback: 2 },
    })
    const found = odds(position, 0)
    expect(rowOf(found, 'FULL_HOUSE')).toMatchObject({ damage: 8, malfunction: 6, chance: 1 / 6, lock: '' })
    expect(rowOf(found, 'FULL_HOUSE').dealt).toBeCloseTo(8 / 6, 12)
    expect(rowOf(found, 'FULL_HOUSE').suffered).toBeCloseTo(5, 12)
    expect(found!.held).toMatchObject([{ piece: 'card C03', rows: [{ damage: 11 }] }])
    expect(answerOf(found, 'play Overdrive').rows).toMatchObject([{ damage: 11, chance: 1 / 6 }])
  })

  test('the defender sees what each answer does to the attack (GK-WIN-2)', () => {
    const { position } = at({
      bots: {
        0: { bot: 'VREX', at: '1,1' },
        1: { bot: 'PYTRON', at: '0,0', powers: { OPP_REROLL: 1, FORCE_REROLL: 1 }, hand: ['Identity Hack'] },
      },
      attack: { target: 1, roll: 3, command: 'FOUR_KIND', locked: 'DDD', free: 'DT' },
    })
    const found = odds(position, 1)
    const chance = (option: string): number => answerOf(found, option).rows[0]!.chance
    expect(chance('pass')).toBe(1)
    expect(chance('power OPP_REROLL on D')).toBeCloseTo(1 / 6, 12)
    expect(chance('power OPP_REROLL on T')).toBe(1)
    expect(chance('power FORCE_REROLL')).toBeCloseTo(11 / 36, 12)
    expect(chance('play Identity Hack on D')).toBe(0)
    expect(found!.held).toEqual([])
  })

  test('before the first roll, with Cut Cable and without (GK-EFF-4)', () => {
    const { position } = at({
      bots: { 0: { bot: 'SLICER', at: '1,1' }, 1: { bot: 'OVER', at: '0,0', hand: ['Cut Cable'] } },
      attack: { target: 1 },
    })
    const found = odds(position, 1)
    expect(rowOf(found, 'FOUR_KIND').chance).toBeCloseTo(0.283, 3)
    const cut = answerOf(found, 'play Cut Cable').rows.find((row) => row.command === 'FOUR_KIND')!
    expect(cut.chance).toBeLessThan(0.283)
    expect(cut.chance).toBeGreaterThan(0.1)
  })

  test('every lock is rated, and the best is named (GK-ATK-5)', () => {
    const match = at({ bots: { 0: { bot: 'SLICER', at: '1,1' }, 1: { bot: 'OVER', at: '0,0' } }, attack: { target: 1 } }, ['T T S X C'])
    expect(odds(match.position, 0)!.answers.map((answer) => answer.option)).toEqual(
      options(game, match.position, 0).map((option) => write(game, match.position, option)),
    )
    match.choose(0, 'command Four of a Kind')
    const found = odds(match.position, 0)
    const rated = found!.answers.map((answer) => ({ option: answer.option, chance: answer.rows[0]!.chance }))
    const best = rated.reduce((a, b) => (b.chance > a.chance ? b : a))
    expect(best.option).toBe('lock T T')
    expect(rowOf(found, 'FOUR_KIND')).toMatchObject({ lock: 'TT', chance: best.chance })
  })

  test('a switch is rated for every other Command (GK-EFF-1)', () => {
    const match = at({
      bots: { 0: { bot: 'OVER', at: '1,1', powers: { SWITCH: 1 } }, 1: { bot: 'SLICER', at: '0,0' } },
      attack: { target: 1, roll: 3, command: 'FULL_HOUSE', locked: 'XXXC', free: 'T' },
    })
    const held = odds(match.position, 0)!.held.find((each) => each.piece === 'power SWITCH')!
    expect(held.rows.map((row) => [row.command, row.chance])).toEqual([
      ['TWO_PAIRS', 0],
      ['THREE_KIND', 1],
      ['FOUR_KIND', 0],
      ['FIVE_DIFF', 0],
      ['FIVE_KIND', 0],
    ])
    match.choose(0, 'power SWITCH')
    expect(answerOf(odds(match.position, 0), 'command Three of a Kind').rows[0]!.chance).toBe(1)
    match.choose(0, 'command Three of a Kind')
    const kept = odds(match.position, 0)
    expect(kept!.rows[0]!.chance).toBe(1)
    expect(answerOf(kept, 'keep X X X').rows[0]!.chance).toBe(1)
    expect(answerOf(kept, 'keep X X').rows[0]!.chance).toBe(0)
  })

  test('the text for the terminal names each available effect', () => {
    const { position } = at({
      bots: { 0: { bot: 'VREX', at: '1,1', hand: ['Overdrive'] }, 1: { bot: 'OVER', at: '0,0' } },
      attack: { target: 1, roll: 2, command: 'FULL_HOUSE', locked: 'TTTC', free: 'P' },
    })
    expect(oddsAt(position, 0)).toMatch(
      /^V-REX \(own symbol D\), free P, locked T T T C, 1 roll to come\n[^]*16\.67 %[^]*with Overdrive available:/,
    )
    expect(oddsAt(at({}).position, 0)).toBeNull()
  })

  test('there are none once the attack is decided, and none outside attacks', () => {
    const position = { bots: { 0: { bot: 'SLICER', at: '1,1' }, 1: { bot: 'OVER', at: '0,0' } } }
    expect(odds(at(position).position, 0)).toBeNull()
    expect(
      odds(at({ ...position, attack: { target: 1, roll: 3, command: 'FULL_HOUSE', locked: 'TTTCC', free: '' }, at: 'check' }).position, 0),
    ).toBeNull()
  })

  test('they do not depend on hidden information', () => {
    const match = at({
      bots: { 0: { bot: 'SLICER', at: '1,1', hand: ['Servo Flip'] }, 1: { bot: 'OVER', at: '0,0', hand: ['Firewall', 'Static Pulse'] } },
      attack: { target: 1, roll: 2, command: 'FOUR_KIND', locked: 'TT', free: 'TCS' },
      at: 'attacker',
    })
    for (let seed = 0; seed < 20; seed++) {
      expect(odds(game.imagine(match.position, 0, quickLuck(seed)), 0)).toEqual(odds(match.position, 0))
      expect(odds(game.imagine(match.position, null, quickLuck(seed)), null)).toEqual(odds(match.position, null))
    }
  })
})

describe('the odds command', () => {
  test('prints a table with the best lock and what each effect adds', () => {
    const text = oddsCommand(['--bot', 'Slicer', '--free', 'T T S X C', '--with', 'FLIP, Sixth Servo'])
    expect(text).toMatch(/Four of a Kind\s+22\.30 %\s+8\/4\s+1\.78\s+3\.11\s+T T/)
    expect(text).toMatch(/with Flip a Die available:[\s\S]*Three of a Kind\s+100\.00 %/)
    expect(text).toMatch(/with Sixth Servo available:/)
    expect(oddsCommand([])).toContain('--free')
  })

  test('prints the same in German, with German names and decimal commas', () => {
    const text = oddsCommand(['--bot', 'Slicer', '--free', 'T T S X C', '--with', 'FLIP'], 'de')
    expect(text).toMatch(/Vierling\s+22,30 %\s+8\/4\s+1,78\s+3,11\s+T T/)
    expect(text).toMatch(/mit Würfel umdrehen, wenn verfügbar:[\s\S]*Drilling\s+100,00 %/)
    expect(oddsCommand([], 'de')).toContain('der Angreifer')
  })

  test.each([
    ['T S C D X', 'THREE_KIND', [], /Three of a Kind\s+35\.81 %.* X\n?$/],
    ['T S C D X', 'FIVE_KIND', ['--rolls', '3'], /Five of a Kind\s+\d\.\d\d %.* X\n?$/],
    ['T S C D X', 'THREE_KIND', ['--rolls', '1'], /Three of a Kind\s+\d+\.\d\d %.* nothing\n?$/],
  ] as const)('GK-ATK-5 after roll 1 with %s on %s %j the best lock holds a die', (free, command, more, row) => {
    expect(oddsCommand(['--bot', 'SLICER', '--free', free, '--command', command, ...more])).toMatch(row)
  })

  test.each([
    [['--bot', 'ROBBY'], '--bot: found "ROBBY", expected one of VREX'],
    [['--free', 'TT'], '--bot: found nothing, expected one of'],
    [['--bot', 'OVER', '--free', 'QQ'], '--free: found "QQ", expected up to six of the faces'],
    [['--bot', 'OVER', '--free', 'TTT', '--locked', 'SSSS', '--command', 'FOUR_KIND'], '--free: found "TTT", expected at least one die'],
    [['--bot', 'OVER', '--free', 'TTT', '--locked', 'SS'], '--locked: found "SS", expected nothing, or --command'],
    [['--bot', 'OVER', '--free', 'TTT', '--locked', 'ST', '--command', 'Four of a Kind'], '--locked: found "ST", expected dice that fit'],
    [['--bot', 'OVER', '--rolls', '7'], '--rolls: found "7", expected a number from 0 to 4'],
    [['--bot', 'OVER', '--mode', 'solo'], '--mode: found "solo", expected one of standard, duel'],
    [['--bot', 'OVER', '--with', 'PREVENT4'], '--with: found "PREVENT4", expected effects of the attacker'],
    [['--bot'], '--bot: found nothing, expected a value'],
    [['--dice', 'T'], 'argument 1: found "--dice", expected one of --bot'],
  ])('%j is refused with a clear message', (args, message) => {
    expect(() => oddsCommand(args)).toThrow(BadInput)
    expect(() => oddsCommand(args)).toThrow(message)
  })
})
