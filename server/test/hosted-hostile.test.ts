import { readPackage } from '@robodrome/outside/host'
import { describe, expect, test } from 'vitest'
import { openPackages } from '../src/outside/open-packages.ts'
import { limitsOf } from '../src/outside/process.ts'
import { altered, EXAMPLE, onBid } from './support/hostile-package.ts'

/** A package with a match whose board has these blocks after the first bid. */
const onShow = (id: string, blocks: string): string =>
  altered(
    id,
    ['src/setup.js', 'dice = 5,', 'dice = 2,'],
    [
      'src/show.js',
      'const says = TITLES[language]',
      `const says = TITLES[language]\nif (bid !== null && seats[0].left === 5) return ${blocks}`,
    ],
  )
/** A package that does something as soon as it is loaded. */
const onLoad = (id: string, code: string): string =>
  altered(id, ['src/game.js', 'export function makeGame(api) {', `export function makeGame(api) {\n${code}\n`])

/** Returns why a package is not offered, or null. */
async function refusalOf(folder: string): Promise<string | null> {
  const { packages, leftOut } = await openPackages([{ folder, pin: null }], [], () => {}, limitsOf(1000))
  for (const each of packages.values()) await each.close()
  return leftOut[0]?.why ?? null
}

describe('a hostile package is refused at the start', () => {
  test.each<[string, () => string, RegExp]>([
    ['that never ends', () => onLoad('endless', 'for (;;);'), /more than 6 s of processor time/],
    ['that crashes', () => onLoad('broken', 'throw new Error("boom")'), /boom/],
    ['that reaches for the network', () => onLoad('caller', 'fetch("http://127.0.0.1:1")'), /fetch is not defined/],
    ['that reaches for files and the process', () => onLoad('reader', 'process.binding("fs")'), /process is not defined/],
    ['that reaches for what a browser stores', () => onLoad('keeper', 'localStorage.setItem("a", "b")'), /localStorage/],
    [
      'that reaches for the files of another package',
      () => altered('thief', ['src/index.js', "'./game.js'", "'../../other/src/game.js'"]),
      /"..\/..\/other\/src\/game.js", expected a file of the package/,
    ],
    ['that changes the language itself', () => onLoad('polluter', 'Array.prototype.map = 1'), /belongs to the language/],
    [
      'that would make the list of games too long for every visitor',
      () => altered('long', ['src/words/en.js', "about: 'Everybody hides", "about: 'x'.repeat(1e6) + 'Everybody hides"]),
      /words\.en\.modes\.standard\.about.*at most 400 letters/,
    ],
    [
      'that lies about its chances',
      () => altered('liar', ['src/rules.js', 'ways * choose(count, of)', 'ways']),
      /weights|outcomes|chance/i,
    ],
    [
      'that tells secrets to the wrong seat',
      () => altered('gossip', ['src/rules.js', 'secret: { to: [seat], dice', 'secret: { to: [0, 1], dice']),
      /secret|knows|seat/i,
    ],
  ])('one %s', { timeout: 120_000 }, async (_what, make, message) => {
    expect(await refusalOf(make())).toMatch(message)
  })

  test('a pinned package whose files have changed ends the start', async () => {
    const pin = readPackage(EXAMPLE).digest
    await expect(openPackages([{ folder: altered('pinned'), pin }], [], () => {})).rejects.toThrow(
      `expected ${pin}. Was the package changed?`,
    )
  })
})

describe('a package that turns hostile in play', () => {
  const settings = { mode: 'standard', seats: 2, options: { dice: 5 } }
  const dice = { key: 'ab'.repeat(32), fallen: 0 }

  test.each<[string, () => string, RegExp]>([
    ['hangs', () => onBid('odd', 'for (;;);'), /a single step took more than 1 s of processor time/],
    [
      'eats memory',
      () => onBid('odd', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'),
      /more memory than a game may|s of processor time/,
    ],
    ['crashes', () => onBid('odd', 'throw new TypeError("gone")'), /TypeError: gone/],
    ['floods', () => onBid('odd', "g.note = 'x'.repeat(5 * 1024 * 1024)"), /more than 4 MB, which no page could show/],
    [
      'tells what is no event',
      () => onBid('odd', "tell?.({ kind: 'bid', rule: 'not a rule id', seat, count: 1, face: 1 })"),
      /cannot be shown: .*"LD-BID"/,
    ],
    [
      'tells a secret to a seat that nobody has',
      () => onBid('odd', "tell?.({ kind: 'bid', rule: 'LD-BID', seat, count: 1, face: 1, secret: { to: [9], dice: [] } })"),
      /cannot be shown: .*secret/,
    ],
    [
      'draws a frame of another site',
      () => onShow('odd', "[{ kind: 'text', title: ['A'], text: [{ html: '<iframe src=https://example.com>' }] }]"),
      /cannot be shown: .*html/,
    ],
    [
      'draws more than a page can hold',
      () => onShow('odd', "Array.from({ length: 5000 }, () => ({ kind: 'text', title: ['A'], text: ['B'] }))"),
      /cannot be shown: .*60/,
    ],
  ])(
    'one that %s: the step is refused with a sentence, the host reads it, and it starts again',
    { timeout: 240_000 },
    async (what, make, message) => {
      const { packages } = await openPackages([{ folder: make(), pin: null }], [], () => {}, limitsOf(1000))
      const odd = packages.get('odd')!
      const { end } = await odd.begin(settings, dice)
      const bid = (): Promise<unknown> => odd.move(settings, end.real, 0, end.options[0]![0]!.text, { ...dice, fallen: 2 }, [0, null])
      await expect(bid(), what).rejects.toThrow(message)
      expect(odd.news.at(-1)!.what).toMatch(message)
      await odd.check(settings)
      await odd.close()
    },
  )
})
