import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BadInput, type Game, common } from '@robodrome/kernel'
import { minds } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { GAMES, run } from './run.ts'

/** Every command, as listed by the general help. */
const COMMANDS = (await run(['--help'])).out
  .slice((await run(['--help'])).out.indexOf('Commands:'))
  .match(/^ {2}[a-z]+/gm)!
  .map((name) => name.trim())
  .filter((name) => name !== 'help')

describe('the command line', () => {
  test('shows help, and knows its version', async () => {
    const help = await run(['--help'])
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toContain('Usage: robodrome')
    expect(await run(['--version'])).toEqual({ code: 0, out: '1.0.0\n', err: '' })
  })

  test.each(COMMANDS)('%s --help fits 80 columns, with examples', async (command) => {
    const { code, out } = await run([command, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: robodrome ${command}`)
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
    expect(out.includes('Examples:')).toBe(command !== 'games')
  })

  test.each([
    [['plya', 'sparks'], /unknown command 'plya'[^]*Did you mean play/],
    [['play'], /missing required argument 'game'/],
    [['play', 'spraks'], /no game "spraks"\. Did you mean sparks\? Games: tic-tac-toe, sparks, volley\./],
    [['play', 'toString'], /no game "toString"/],
    [['play', 'sparks', '--mode', 'standart'], /no mode "standart"\. Did you mean standard\?/],
    [['play', 'sparks', '--seats', '3'], /is for 2 seats, not 3/],
    [['play', 'sparks', '--seats', 'two'], /'two' is invalid\. Expected a whole number, 1 or more/],
    [['play', 'sparks', '--options', '{a'], /--options:1:\d+: not readable/],
    [['play', 'sparks', '--options', '[1]'], /Expected a JSON object/],
    [['play', 'sparks', '--seat', 'human'], /found "human", expected SEAT=PLAYER/],
    [['play', 'sparks', '--seat', '2=human'], /no seat 2; seats are 0 to 1/],
    [['play', 'sparks', '--seat', '1=randm'], /no player "randm"\. Did you mean random\?/],
    [['play', 'sparks', '--seed', 'xyz'], /found "xyz", expected up to 64 hexadecimal digits/],
    [['play', 'sparks', '--load', '/no/such/file'], /cannot read \/no\/such\/file: there is no such file/],
    [['fuzz', 'sparks', '--games', '0'], /1 or more/],
    [['fuzz', 'sparks', '--thorough', '2'], /from 0 to 1/],
    [['verify'], /missing required argument/],
    [['match', 'sparks'], /required option '--minds <list>' not specified/],
    [['match', 'sparks', '--minds', 'random'], /Expected at least two minds/],
    [['match', 'sparks', '--minds', 'random,serach'], /no mind "serach"\. Did you mean search\?/],
    [['match', 'sparks', '--minds', 'random,random', '--budget', 'long'], /Expected a number of playouts/],
    [['match', 'spraks', '--minds', 'random,random'], /no game "spraks"/],
  ])('%j is refused with exit code 2', async (argv, message) => {
    const { code, err } = await run(argv)
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })

  test('games lists what can be played, also when that is nothing', async () => {
    expect((await run(['games'])).out).toContain('volley  Volley\n  --mode standard  Standard, 2 or 3 seats\n')
    expect(await run(['games'], { registry: {} })).toMatchObject({ code: 0, out: 'No game is registered yet.\n' })
    expect((await run(['play', 'x'], { registry: {} })).err).toContain('No game is registered yet.')
  })

  test('colours are for terminals, and NO_COLOR turns them off', async () => {
    const red = '\x1b[31m'
    expect((await run(['play', 'x'])).err).not.toContain(red)
    expect((await run(['play', 'x'], { terminal: true })).err).toContain(red)
    expect((await run(['play', 'x'], { terminal: true, env: { NO_COLOR: '1' } })).err).not.toContain(red)
    expect((await run(['play', 'x'], { terminal: true, env: { TERM: 'dumb' } })).err).not.toContain(red)
    expect((await run(['play', 'x'], { env: { FORCE_COLOR: '1' } })).err).toContain(red)
    expect((await run(['plya', 'x'], { terminal: true })).err).toContain(red)
  })

  test('a defect is told with its stack and exit code 1', async () => {
    const broken = { ...GAMES.sparks, title: 'Broken', load: () => Promise.reject(new Error('the game fell over')) }
    const { code, err } = await run(['play', 'broken'], { registry: { broken } })
    expect(code).toBe(1)
    expect(err).toMatch(/bug[^]*the game fell over[^]*at /)
  })
})

/** Lines of help that are the same in every language: commands as typed, and the contents of files. */
const TYPED = /^ *\S*$|^ +(robodrome|DATABASE_URL|DATA_DIR|NATS_URL|ROBODROME_TOKEN|python3|[a-z]+:|- \{|SLICER|# )/

describe('in German', () => {
  test.each(COMMANDS)('%s --help is German throughout, and fits 80 columns', async (command) => {
    const { code, out } = await run(['--language', 'de', command, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Aufruf: robodrome ${command}`)
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
    expect(out.includes('Beispiele:')).toBe(command !== 'games')
    // Names of checks are typed literally, so they are not translated.
    const said = out.replace(/^Prüfungen: [^]*/m, '')
    const english = new Set((await run([command, '--help'])).out.split('\n'))
    expect(said.split('\n').filter((line) => english.has(line) && !TYPED.test(line))).toEqual([])
  })

  test('help of all, and of what stands below a command', async () => {
    const { out } = await run(['--language=de', '--help'])
    for (const word of ['Aufruf:', 'Optionen:', 'Befehle:', 'diese Hilfe zeigen', 'Rückgabewerte']) expect(out).toContain(word)
    const below = await run(['league', 'result', '--help'], { env: { LANG: 'de_DE' } })
    expect(below.out).toMatch(/Angaben:[^]*die\s+Ränge nach Plätzen/)
    const { out: choices } = await run(['puzzles', '--help'], { env: { LANG: 'de_DE' } })
    expect(choices).toContain('(sonst: 20)')
  })

  test('every mind has its German summary', async () => {
    const { out } = await run(['--language', 'de', 'match', '--help'])
    for (const id of Object.keys(minds)) expect(out).toMatch(new RegExp(`^  ${id} +[a-zäöü]`, 'm'))
    for (const { summary } of Object.values(minds)) expect(out).not.toContain(summary)
  })

  test.each([
    [['plya'], 'einen Befehl „plya“ gibt es nicht\n(Meintest du play?)'],
    [['play'], 'die Angabe „game“ fehlt'],
    [['play', 'sparks', '--sets'], 'eine Option „--sets“ gibt es nicht\n(Meintest du --seats?)'],
    [['play', 'sparks', '--seats'], 'hinter der Option „--seats <n>“ fehlt ein Wert'],
    [['play', 'sparks', '--seats', 'two'], '„two“ passt nicht zur Option „--seats <n>“. Erwartet wird eine ganze Zahl ab 1.'],
    [['perft', 'sparks', 'start', 'deep'], '„deep“ passt nicht zur Angabe „depth“. Erwartet wird eine ganze Zahl ab 1.'],
    [['doctor', 'who'], 'zu viele Angaben: erwartet 0, gefunden 1.'],
    [['match', 'sparks'], 'die Option „--minds <list>“ muss dabei sein'],
    [['--language', 'fr', 'games'], 'Möglich ist: en, de.'],
    [['play', 'sparks', '--seat', '2=human'], '--seat: Platz 2 gibt es nicht; es gibt die Plätze 0 bis 1.'],
    [['play', 'sparks', '--seed', 'xyz'], '--seed: „xyz“ gefunden'],
    [['play', 'sparks', '--load', '/no/such/file'], '/no/such/file lässt sich nicht lesen: diese Datei oder diesen Ordner gibt es nicht'],
    [['match', 'sparks', '--minds', 'random,serach'], '--minds: Eine KI „serach“ gibt es nicht. Meinst du search?'],
  ])('%j is refused with exit code 2', async (argv, message) => {
    const { code, err } = await run(argv, { env: { LANG: 'de_DE' } })
    expect(err).toContain(message)
    expect(err).toMatch(/^Fehler: /)
    expect(code).toBe(2)
  })

  test.each([
    ['by the flag', ['--language', 'de', 'play', 'tic-tac-toe', '--seed', '7'], {}],
    ['by the surroundings', ['play', 'tic-tac-toe', '--seed', '7'], { LANG: 'de_DE.UTF-8' }],
  ])('a match is played, and what cannot be done is told: %s', async (_how, argv, env) => {
    const { out, code } = await run(argv, { env, input: ['99', 'quit'] })
    expect(code).toBe(0)
    expect(out).toContain('Deine Möglichkeiten')
    expect(out).toContain('Platz 0> ')
    expect(out).toContain('weder ein Zug noch ein Befehl')
  })

  test('a language that the terminal does not have is refused, and any other of the surroundings is English', async () => {
    expect(await run(['--language', 'fr', 'games'])).toMatchObject({ code: 2 })
    expect((await run(['play', 'x'], { env: { LC_ALL: 'fr_FR.UTF-8', LANG: 'de_DE.UTF-8' } })).err).toContain('there is no game "x"')
    expect((await run(['play', 'x'], { env: { LANG: 'de_AT' } })).err).toContain('Ein Spiel „x“ gibt es nicht.')
  })
})

describe('rules', () => {
  test('one rule, a family of rules, the whole book', async () => {
    expect((await run(['rules', 'tic-tac-toe', 'ttt-3'])).out).toBe('TTT-3 (Winning)\n  A player with three in a line wins.\n')
    const family = (await run(['rules', 'volley', 'VOL'])).out
    expect(family.match(/^VOL-\d/gm)).toHaveLength(9)
    const book = (await run(['rules', 'tic-tac-toe'])).out
    expect(book).toMatch(/^Tic-tac-toe\n\nMarking\n\nTTT-1 A player marks/)
    expect(book.split('\n').every((line) => line.length <= 80)).toBe(true)
  })

  test('a table stays a table, broken to the width; marks of the text are colours or nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'robodrome-book-'))
    const long = 'all that anybody would ever want to know about it, in a cell that is far too long for a line of eighty'
    writeFileSync(
      join(folder, 'RULES.md'),
      `# T\n\nYou *must*, **now**, say \`x\`.\n\n| id | what | why |\n|---|---|---|\n| **TTT-1** | a | ${long} |\n`,
    )
    const book = (await run(['rules', 'tic-tac-toe'], { folderOf: () => folder })).out
    expect(book).toMatch(/^T\n\nYou must, now, say x\.\n\n {7}what {2}why *\n-+ {2}-+ {2}-+\nTTT-1 {2}a {5}all that anybody .*\n {13}[a-z]/)
    expect(book.split('\n').every((line) => line.length <= 80)).toBe(true)
    const coloured = (await run(['rules', 'tic-tac-toe'], { folderOf: () => folder, env: { FORCE_COLOR: '1' } })).out
    expect(coloured).toContain('You \u001B[3mmust\u001B[23m, \u001B[1mnow\u001B[22m, say \u001B[36mx\u001B[39m.')
    expect((await run(['rules', 'tic-tac-toe', 'TTT-1'], { folderOf: () => folder })).out).toMatch(
      /^TTT-1 \(T\)\n {2}what {2}why\n {2}---- {2}-+\n {2}a {5}all/,
    )
  })

  test('an unknown id, and a game without a book, are exit code 2', async () => {
    const typo = await run(['rules', 'tic-tac-toe', 'TTT-33'])
    expect(typo).toMatchObject({ code: 2 })
    expect(typo.err).toContain('there is no rule "TTT-33". Did you mean TTT-3?')
    expect(await run(['rules', 'sparks'], { folderOf: () => null })).toMatchObject({
      code: 2,
      err: 'error: Sparks has no rulebook here.\n',
    })
  })

  test('long texts are paged on a terminal, and q stops', async () => {
    const stopped = await run(['rules', 'volley'], { terminal: true, rows: 6, input: ['', 'q'] })
    expect(stopped.out).toContain('VOL-2')
    expect(stopped.out).not.toContain('VOL-8')
    expect(stopped.out.match(/Enter goes on/g)).toHaveLength(2)
    expect((await run(['rules', 'volley'], { terminal: true, rows: 6, input: ['', '', '', '', ''] })).out).toContain('VOL-8')
    expect((await run(['rules', 'volley'], { terminal: true, rows: 6 })).code).toBe(0)
  })
})

const oddsOf = (args: readonly string[]): string => {
  if (args[0] === 'bad') throw new BadInput(['dice'], 'bad', common('number'))
  return `odds of ${args.join(' ')}\n`
}

const registry = { ...GAMES, sparks: { ...GAMES.sparks, load: async () => ({ ...sparks, printer: async () => ({ oddsOf }) }) as Game } }

describe('odds', () => {
  test('arguments go to the game as they are', async () => {
    expect(await run(['odds', 'sparks', '3', '--armor', '2'], { registry })).toEqual({ code: 0, out: 'odds of 3 --armor 2\n', err: '' })
  })

  test('bad input and games without odds are exit code 2', async () => {
    expect(await run(['odds', 'sparks', 'bad'], { registry })).toEqual({
      code: 2,
      out: '',
      err: 'error: dice: found "bad", expected a number\n',
    })
    expect(await run(['odds', 'sparks'])).toMatchObject({ code: 2, err: 'error: Sparks cannot compute odds.\n' })
    expect((await run(['odds', 'sprks'], { registry })).err).toContain('Did you mean sparks?')
  })
})
