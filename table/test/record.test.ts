import { BadInput, Match, options, quickLuck } from '@robodrome/kernel'
import { commitment, fairLuck, readRecord, resultLine, verify, writeRecord } from '@robodrome/table'
import { describe, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { volley } from '../../kernel/test/games/volley.ts'

const seed = 'ab'.repeat(32)
const settings = { mode: 'standard', seats: 2, options: {} }

function played(game: typeof sparks | typeof volley): string {
  const contributions = ['one', 'two']
  const match = new Match<never>(game as never, settings, fairLuck(seed, contributions))
  const numbers = quickLuck(5)
  for (let seat = match.asked()[0]; seat !== undefined; seat = match.asked()[0]) {
    const legal = options(game, match.position, seat)
    match.take(seat, legal[numbers.below(legal.length)])
  }
  return writeRecord({
    game: game.id,
    version: game.version,
    settings,
    players: ['Ann', 'Bob the  Builder'],
    commitment: commitment(seed),
    contributions,
    seed,
    result: resultLine(game as never, match.position),
    entries: match.entries,
  })
}

const verdict = (text: string, game: typeof sparks | typeof volley = sparks) => verify<never>(game as never, readRecord(text))

describe('a record', () => {
  test('is text that a person can read', () => {
    expect(
      played(sparks)
        .replace(/^seal: [0-9a-f]{64}$/m, 'seal: 64 digits')
        .split('\n')
        .slice(0, 17)
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "robodrome record 1
      game: sparks 1
      mode: standard
      options: {}
      player 0: Ann
      player 1: Bob the Builder
      contribution 0: one
      contribution 1: two
      commitment: 9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885
      seed: abababababababababababababababababababababababababababababababab
      result: 0 wins (SPK-4)
      seal: 64 digits

      0 block
      1 charge
      0 charge
      1 block"
    `)
  })

  test.each([sparks, volley])('of $title replays, and its dice agree with themselves', (game) => {
    expect(verdict(played(game), game)).toMatchObject({
      problems: [],
      dice: 'consistent',
      unseen: ['commitment', 'contribution', 'promises', 'end'],
    })
  })

  test('whose one outcome was changed fails with the line number', () => {
    const lines = played(sparks).split('\n')
    lines.forEach((line, i) => {
      if (!line.startsWith('* ')) return
      const changed = lines.with(i, `* ${(Number(line.slice(2)) % 6) + 1}`).join('\n')
      const { problems, dice } = verdict(changed)
      expect(problems[0]).toMatchObject({
        line: i + 1,
        message: expect.stringMatching(/^found outcome "\d", but the seed gives "\d"$/) as string,
      })
      expect(dice).toBe('wrong')
    })
  })

  test('with an impossible outcome fails even before the seed is shown', () => {
    const lines = played(sparks)
      .split('\n')
      .filter((line) => !/^(seed|seal|commitment|contribution \d):/.test(line))
    const at = lines.findIndex((line) => line.startsWith('* '))
    expect(verdict(lines.join('\n'))).toMatchObject({ problems: [], dice: 'not revealed' })
    expect(verdict(lines.with(at, '* 9').join('\n')).problems).toMatchObject([
      { line: at + 1, message: '"9" is not an outcome of "rollDice" here' },
    ])
  })

  test('with an illegal, unknown or misplaced move fails with the rule and the line', () => {
    const lines = played(sparks).split('\n')
    const first = lines.indexOf('') + 1
    const problem = (line: string) => verdict(lines.with(first, line).join('\n')).problems[0]
    expect(problem('0 dance')).toMatchObject({ line: first + 1, message: 'seat 0 may not play "dance" (TABLE-MOVE)' })
    expect(problem('* 3')).toMatchObject({ line: first + 1, message: 'found "3", expected a choice' })
    expect(problem('7 attack')).toMatchObject({ line: first + 1, message: 'there is no seat 7' })
    expect(problem('! 9 leaves')).toMatchObject({ line: first + 1, message: 'there is no seat 9' })
    const outcome = lines.findIndex((line) => line.startsWith('* '))
    expect(verdict(lines.with(outcome, '0 attack').join('\n')).problems[0]?.message).toBe(
      'found "attack", expected an outcome of "rollDice"',
    )
  })

  test('with another seed, another result or entries after the end fails', () => {
    const text = played(sparks)
    expect(verdict(text.replace(/^seed: .*/m, `seed: ${'cd'.repeat(32)}`)).problems[0]?.message).toContain(
      'not the one that the host committed to',
    )
    expect(verdict(text.replace(/^result: .*/m, 'result: 1 wins (SPK-9)')).problems[0]?.message).toContain('the record claims the result')
    expect(verdict(`${text}0 attack\n`).problems[0]?.message).toBe('an entry after the end of the match')
  })

  test('of a player who left says so', () => {
    const match = new Match(sparks, settings, fairLuck(seed, []))
    match.leave(1)
    const text = writeRecord({
      game: 'sparks',
      version: 1,
      settings,
      players: ['a', 'b'],
      contributions: [],
      entries: match.entries,
    })
    expect(text.trimEnd().endsWith('! 1 leaves')).toBe(true)
    expect(resultLine(sparks, verify(sparks, readRecord(text)).position)).toBe('0 wins (SPK-4)')
  })
})

test.each([
  ['', 'line 1: found "", expected "robodrome record 1"'],
  ['robodrome record 1\nnonsense\n\n', 'line 2: found "nonsense", expected "name: value"'],
  ['robodrome record 1\nmode: x\n\n', 'headers: found nothing, expected "game: ", then the name of a game and its version'],
  ['robodrome record 1\ngame: sparks\n\n', 'line 2: found "sparks", expected "game: ", then the name of a game and its version'],
  [
    'robodrome record 1\ngame: sparks 1\nmode: standard\noptions: [1]\n\n',
    'line 4: found "[1]", expected "options: ", then a JSON object such as {}',
  ],
  [
    'robodrome record 1\ngame: sparks 1\nmode: standard\noptions: {}\n\nwhat?\n',
    'line 6: found "what?", expected "SEAT move", "* outcome", "! SEAT leaves" or "! SEAT takes back"',
  ],
])('an invalid record is refused with its line, the text found and the expected text: %j', (text, message) => {
  expect(() => readRecord(text)).toThrow(BadInput)
  expect(() => readRecord(text)).toThrow(message)
})
