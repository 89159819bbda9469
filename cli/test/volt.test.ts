import { fileURLToPath } from 'node:url'
import * as volt from '@robodrome/volt'
import { en } from '@robodrome/volt/words/en'
import { describe, expect, test } from 'vitest'
import { entry, run } from './run.ts'

/** Whole games of VOLT at the terminal, played by somebody who types each program on one line. */
const scene = {
  registry: { volt: entry(volt.game, en) },
  folderOf: () => fileURLToPath(new URL('../../games/volt', import.meta.url)),
}
const play = (argv: string[], input: string[], columns = 80) => run(['play', 'volt', ...argv], { ...scene, input, columns })
/** Everything typed in a round. Answers to questions that may come before the program are refused if the question does not come. */
const round = (program: string) => ['e1', 'e9', 'repair', 'nothing', `${program}, confirm`]
const rounds = (count: number, ...programs: string[]) =>
  Array.from({ length: count }, (_, i) => round(programs[i % programs.length]!)).flat()

describe('VOLT in the terminal', () => {
  test('a whole training game against a program', async () => {
    const programs = ['I B2 S, II R3 W, III B1 E', 'I B3 N, II B2 W, III R4 N', 'I B1 W, II R2 E, III B4 S']
    const { code, out, err } = await play(['--mode', 'training', '--seed', '5'], ['VOLT', ...rounds(60, ...programs)])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/Result: [01] wins \(VT-END-[14]\)\n/)
    expect(out).toMatch(/1\. \w+ \((you|seat 1), \w+\) {3}\S+ {3}\d VP {3}damage \d of 3/)
  })

  test('a whole solo game against a squad of KillBots, walls and barriers drawn', async () => {
    const argv = ['--mode', 'killbots', '--seats', '1', '--options', '{"board":"C"}', '--seed', '1']
    const { code, out, err } = await play(argv, ['VOLT', ...rounds(60, 'I B2 N, II R4 W, III R5 N', 'I R1 N, II B3 E, III R2 W')])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('first to 5 VP, the squad together 7')
    expect(out).toMatch(/\n4 .*\| {2}o1 .*\|/)
    expect(out).toContain('        ~~~~~ ~~~~~ ----- ..... -----\n')
    expect(out).toContain('V M H R robots, KillBots with their facing')
    expect(out).toMatch(/Result: (0 wins|nobody wins) \(VT-END-[14]\)\n/)
  })

  test('a forecast says beforehand what then happens', async () => {
    const argv = ['--mode', 'killbots', '--seats', '1', '--seed', '1']
    const program = 'I B2 N, II R4 W, III R5 N'
    // As wide as the longest sentence, so that no sentence in the log is wrapped.
    const { out } = await play(argv, ['VOLT', 'e1', `forecast ${program}`, program, 'forecast', 'confirm'], 120)
    const [, first, second, after] = out.split(/seat 0> (?:forecast[^\n]*|confirm)\n/)
    const foretold = first!.slice(0, first!.indexOf('\nRound 2'))
    expect(foretold).toMatch(/^Unit I: /)
    expect(second!.startsWith(foretold)).toBe(true)
    const told = [...after!.matchAll(/^#\d+ (.*) \(VT-[A-Z]+-\d+\)$/gm)].map((line) => line[1]!)
    const lines = foretold.split('\n')
    const begin = told.indexOf(lines[0]!)
    expect(told.slice(begin, begin + lines.length)).toEqual(lines)
  })

  test('a forecast alone says how to write one; what is no program is refused', async () => {
    const { out } = await play(['--mode', 'training', '--seed', '5'], ['VOLT', 'e9', 'forecast', 'forecast I B3 NE'])
    expect(out).toContain('forecast I B3 N, II R4 W, III R5 E | MERCURY I B1 S, II R2 S, III B2 S')
    expect(out).toContain('expected a blue die on a blue key (VT-CTL-4)')
  })

  test('wrong dice are refused with the rule, and placed ones taken back', async () => {
    const { out } = await play(['--mode', 'training', '--seed', '5'], ['VOLT', 'e9', 'I B3 NE', 'why confirm', 'I B3 S, II R4 W', 'undo'])
    expect(out).toContain('Refused by VT-CTL-4')
    expect(out).toContain('because of VT-PROG-2')
    expect(out).toContain('(I B3 S, II R4 W)')
    expect(out.slice(out.lastIndexOf('takes back'))).toContain('(I B3 S)   programming')
  })
})
