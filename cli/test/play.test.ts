import { type Choice, type Game } from '@robodrome/kernel'
import { say } from '@robodrome/phrases'
import { describe, expect, test } from 'vitest'
import { tell } from '../../kernel/test/games/tell.ts'
import { ticTacToe, type Option } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'
import { entry, GAMES, run, type Scene } from './run.ts'

const TWO = ['--seat', '0=human', '--seat', '1=human']
const tic = (input: string[], scene: Scene = {}) => run(['play', 'tic-tac-toe', ...TWO], { input, ...scene })
const duel = (input: string[], scene: Scene = {}) => run(['play', 'sparks', ...TWO, '--seed', '7'], { input, ...scene })

describe('play', () => {
  test('a whole match between two people', async () => {
    const { code, out, err } = await tic(['0', '3', '1', '4', '2'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(
      '#5 Player 1 marks cell 2. (TTT-1)\n#6 Player 1 has three in a line. (TTT-3)\nX X X\nO O .\n. . .\nResult: 0 wins (TTT-3)\n',
    )
    expect(out).not.toContain('committed')
  })

  test('odds are worked out on a position imagined for the seat, never on the truth', async () => {
    const imagine: typeof volley.imagine = (g, seat, luck) => Object.assign(volley.imagine(g, seat, luck), { imagined: true })
    const oddsAt = (g: object): string => ('imagined' in g ? 'odds of what the seat knows' : 'odds of the truth')
    const game = { ...GAMES.volley, load: async () => ({ ...volley, imagine, printer: async () => ({ odds: oddsAt }) }) as Game }
    const { out } = await run(['play', 'volley', ...TWO], {
      input: ['odds'],
      registry: { volley: game },
    })
    expect(out).toContain('odds of what the seat knows')
    expect(out).not.toContain('odds of the truth')
  })

  test('programs alone play to the end, the same with the same seed', async () => {
    const argv = ['play', 'sparks', '--seat', '0=random', '--seed', 'BEEF']
    const first = await run(argv)
    expect(first.out).toMatch(/^The dice are committed to\n {2}[0-9a-f]{64}\n#1 /)
    expect(first.out).toMatch(/Result: .*\(SPK-4\)\nThe seed of the dice was\n {2}0{60}beef\n$/)
    expect(await run(argv)).toEqual(first)
    expect((await run([...argv.slice(0, -1), 'BEE'])).out).not.toBe(first.out)
  })

  test('a person against a program: the program moves by itself', async () => {
    const { out } = await run(['play', 'tic-tac-toe'], { input: ['4'] })
    expect(out).toMatch(/seat 0> 4\n\nTic-tac-toe, seat 0 -+\n#1 You mark cell 4\. \(TTT-1\)\n#2 Player 2 marks cell \d\. \(TTT-1\)\n/)
  })

  test('options by number and by notation, whatever the case and spacing', async () => {
    const { out } = await duel(['1', ' CHARGE '])
    expect(out).toContain('Your options (type the number or the text):\n  1 attack  2 block   3 charge\n')
    expect(out).toMatch(/The orders are shown\./)
  })

  test('options that are numbers themselves are not numbered', async () => {
    expect((await tic([])).out).toContain('Your options (type the text):\n  0  1  2  3  4  5  6  7  8\n')
  })

  test('options stand in columns that fit', async () => {
    const narrow = await run(['play', 'sparks'], { columns: 25 })
    expect(narrow.out).toContain('  1 attack  3 charge\n  2 block\n')
  })

  test('several moves on one line stop at the first that cannot be made, and at another person', async () => {
    expect((await tic(['0; 1'])).out).toContain('Not done: 1\n')
    const line = (await run(['play', 'volley', ...TWO, '--seed', '1'], { input: ['nonsense; rest'] })).out
    expect(line).toMatch(/"nonsense" is neither a move here nor a command\.[^]*Not done: rest\n/)
    const whole = await run(['play', 'sparks', '--seed', '7'], { input: ['charge; charge;; charge'] })
    expect(whole.out.match(/The orders are shown\./g)).toHaveLength(3)
  })

  test('wrong input says what was expected', async () => {
    const { out } = await duel(
      ['9', 'atack', '/undoo', '/', 'save', 'rules SPK-11', 'why fly', 'why #1', 'why last', 'as 1', 'as 7 block', 'save /no/such/place/x'],
      {},
    )
    for (const said of [
      'there is no option 9: expected a number from 1 to 3.',
      '"atack" is neither a move here nor a command. Did you mean attack? Expected a\nnumber from 1 to 3, the text of an option, or help.',
      'there is no command "undoo". Did you mean undo?',
      'there is no command "".',
      '"save" needs the name of a file',
      'there is no rule "SPK-11". Did you mean SPK-1?',
      '"fly" is not a move here.',
      'nothing has happened yet.',
      '"as" needs a seat and a move',
      'no person at this terminal has seat 7.',
      'cannot write /no/such/place/x: there is no such file or folder',
    ]) {
      expect(out).toContain(said)
    }
    expect(out).toContain('No more input: the match is left unfinished and not saved.')
  })

  test('input that has ended at once is no crash', async () => {
    expect(await tic([])).toMatchObject({ code: 0, err: '' })
    expect(await tic([], { terminal: true })).toMatchObject({ code: 0, err: '' })
  })

  test('help lists the commands; log, rules and show print what they say', async () => {
    const { out } = await tic(['log', '4', 'log', 'rules', 'rules ttt-2', '', 'show', 'help'])
    expect(out).toContain('Nothing has happened yet.')
    expect(out).toContain('seat 1> log\n#1 Player 1 marks cell 4. (TTT-1)\n')
    expect(out).toContain('TTT-1  TTT-2  TTT-3\n')
    expect(out).toContain('TTT-2 (Marking)\n  Players take turns')
    expect(out.match(/Tic-tac-toe, seat 1 /g)).toHaveLength(3)
    expect(out).toContain('why #N, LAST, KIND')
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  })
})

describe('why', () => {
  test('a refused move, a legal one, and all that is refused', async () => {
    const { out } = await tic(['4', '4', 'why 4', 'why 5', 'why', 'why 77'])
    expect(out).toContain('Refused by TTT-1\n  A player marks any empty cell.')
    expect(out).toContain('refused: seat 1 may not play "4", because of TTT-1\n  A player marks any empty cell.')
    expect(out).toContain('legal: seat 1 may play "5".')
    expect(out).toMatch(/refused by TTT-1\n {2}A player[^]*\n {4}4\n/)
    expect((await tic(['why'])).out).toContain('No move that you might expect is refused here.')
  })

  test('a move by its number', async () => {
    expect((await duel(['why 1'])).out).toContain('legal: seat 0 may play "attack".')
  })

  test('an event by number, the last, and the last of a kind, with all their fields', async () => {
    const { out } = await duel(['attack', 'charge', 'why last', 'why reveal', 'why #9'])
    expect(out).toMatch(
      /#2 (?:You strike|Player 1 strikes) for \d\.\n {2}seat: 0\n {2}target: 1\n {2}roll: \d\n {2}charge: 1\n {2}blocked: false\n {2}damage: \d\n {2}uses: attack\n/,
    )
    expect(out).toContain('SPK-3\n  Charges come first;')
    expect(out).toMatch(/#1 The orders are shown\.\n[^]*picks:\n {4}- attack\n {4}- charge\n/)
    expect(out).toContain('there is no event #9; expected #1 to #2.')
  })

  test('a rule that the book does not have', async () => {
    expect((await tic(['4', 'why 4'], { folderOf: () => null })).out).toContain('TTT-1\n  This rule is not in the rulebook.')
    expect((await tic(['rules'], { folderOf: () => null })).out).toContain('Tic-tac-toe has no rulebook here.')
  })
})

describe('undo, leave, asides', () => {
  test('undo takes back the last choice, also once the next person is on the screen, and only once', async () => {
    const { out } = await tic(['4', 'undo', 'undo', '0'])
    expect(out).toContain('Seat 0 takes back its last choice.')
    expect(out).toContain('Not possible: TABLE-BACK\n  A choice can be taken back until')
    expect(out).toMatch(/seat 0> 0\n\nTic-tac-toe, seat 1 -+\n#1 Player 1 marks cell 0\. \(TTT-1\)\nX \. \.\n/)
  })

  test('a secret choice can be taken back until the last seat has chosen', async () => {
    const { out } = await duel(['attack', 'undo', 'charge', 'charge', 'undo'])
    expect(out).toContain('Seat 0 takes back its last choice.')
    expect(out).toContain('Not possible: TABLE-BACK')
  })

  test('leaving needs a yes', async () => {
    const { out } = await tic(['leave', 'no', 'leave', 'yes'])
    expect(out).toContain('You keep the seat.')
    expect(out).toContain('Result: 1 wins')
    expect((await tic(['leave'])).out).toContain('You keep the seat.')
  })

  test('moves beside the question, of the seat that is asked and of others', async () => {
    const mark = ticTacToe.rules['mark'] as Choice
    const waving: Choice = {
      ...mark,
      asides: () => ['wave'],
      choose(g, notes, seat, option) {
        if (option !== 'wave') return mark.choose(g, notes, seat, option)
        tell?.({ kind: 'wave', rule: 'TTT-2', seat })
      },
    }
    const known = await GAMES['tic-tac-toe'].words.en()
    const words = {
      ...known,
      events: { ...known.events, wave: ({ seat }: { seat: number }) => say`${{ seat, own: 'you wave', after: ' waves' }}` },
    }
    const game: Game = {
      ...ticTacToe,
      rules: { ...ticTacToe.rules, mark: waving },
      write: (option: 'wave' | Option) => (option === 'wave' ? option : String(option.cell)),
    }
    const { out } = await tic(['wave', 'as 1 wave', 'as 1 4'], {
      registry: { 'tic-tac-toe': entry(game, words) },
    })
    expect(out).toContain('Also possible now:\n  wave\n')
    expect(out).toContain('#1 You wave (TTT-2)\n')
    expect(out).toContain('#2 Player 2 waves (TTT-2)\n')
    expect(out).toContain('Refused by TABLE-TURN\n  This seat has nothing to choose right now.')
  })
})

describe('secrets and fair dice', () => {
  test('a curtain hangs between people only where something is hidden', async () => {
    const hidden = (await duel(['attack', '', 'charge', '', 'attack'], { terminal: true, env: { NO_COLOR: '1' } })).out
    expect(hidden).toContain('\x1b[2J\x1b[3J\x1b[HSeat 1, press Enter when nobody else is looking. ')
    expect(hidden).toContain('Seat 0, press Enter when nobody else is looking. ')
    expect((await tic(['4', '5', '6'], { terminal: true })).out).not.toContain('press Enter')
    const alone = await run(['play', 'sparks', '--seed', '1'], { terminal: true, input: ['charge'] })
    expect(alone.out).not.toContain('press Enter')
  })

  test('the curtain falls when nobody answers', async () => {
    expect(await duel(['attack'], { terminal: true })).toMatchObject({ code: 0 })
  })

  test('nobody reads what others drew', async () => {
    const { out } = await run(['play', 'volley', ...TWO, '--seed', '3'], { input: ['log', 'rest', 'log'] })
    const [zero, one] = out.split(/Volley, seat 1 /) as [string, string]
    expect(zero).toMatch(/"seat":0,"card"/)
    expect(one).toMatch(/"seat":1,"card"/)
    expect(zero).not.toMatch(/"seat":1,"card"/)
    expect(one).not.toMatch(/"seat":0,"card"/)
  })

  test('the commitment comes first, each person may mix in a word, the seed is shown at the end', async () => {
    const input = ['ann', '', ...Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? 'attack' : ''))]
    const { out } = await run(['play', 'sparks', ...TWO], { terminal: true, input, env: { NO_COLOR: '1' } })
    expect(out).toMatch(/^The dice are committed to\n {2}[0-9a-f]{64}\nSeat 0, any word[^]*Seat 1, any word[^]*Result: /)
    expect(out).toContain(`The seed of the dice was\n  ${'a5'.repeat(32)}\n`)
  })
})
