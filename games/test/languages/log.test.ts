import { gameIds, LANGUAGES, loadGame, loadWords } from '@robodrome/games'
import { Match, options, quickLuck, seenBy, type Game, type Said, type Seen } from '@robodrome/kernel'
import { plain, tellEvent, type Reader, type Words } from '@robodrome/phrases'
import { allSettings } from '@robodrome/proof'
import { expect, test } from 'vitest'

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan']
const DECISIONS = 250

/** One line of the log for one reader. */
interface Line {
  reader: Reader
  kind: string
  text: string
}

/** The readers of the log: spectators, and each player. */
const readersOf = (seats: number): Reader[] =>
  [null, ...NAMES.slice(0, seats).keys()].map((seat) => ({ nameOf: (of) => NAMES[of]!, own: seat === null ? [] : [seat] }))

/** Plays a random game, up to a limit. */
function playAtRandom(game: Game, settings: Match['settings'], seed: number): Match {
  const match = new Match(game, settings, quickLuck(seed, 5))
  const luck = quickLuck(seed, 7)
  for (let made = 0; made < DECISIONS && match.asked().length > 0; made++) {
    const seat = match.asked()[luck.below(match.asked().length)]!
    const open = options(game, match.position, seat)
    match.take(seat, open[luck.below(open.length)]!)
  }
  return match
}

/** The whole log of a match for each reader. */
const logOf = (match: Match, words: Words): Line[] =>
  readersOf(match.settings.seats).flatMap((reader) =>
    match.told.flatMap(({ event }): Line[] => {
      const told = seenBy(event, reader.own[0] ?? null)
      return told === null ? [] : [{ reader, kind: event.kind, text: plain(tellEvent(words, told as Seen<typeof event> & Said), reader) }]
    }),
  )

/** Text that no line may contain, for any reader. */
const UNTOLD = /undefined|NaN|\[object|\bnull\b|\b(seat|platz|sitz) \d/i

/** How each language addresses its reader, and which forms it must avoid. */
const VOICES = {
  en: { reader: /\b(you|your|yourself)\b/i, wrong: /\byou: |\byou (?!pass|miss|guess|always|as|is\b)\w+(?<!s)s\b/i, draw: /\bdraw(n)?\b/i },
  de: { reader: /\b(du|dich|dir|dein\w*)\b/i, wrong: /\bdu: |\bdu (?!mit\b)\p{L}*[^sßxz\P{L}]t\b/iu, draw: /unentschieden/i },
}

/** The last event of a drawn match and of a won one, for games that allow draws. */
const DRAWS: Readonly<Record<string, readonly [object, object]>> = {
  aimbots: [
    { kind: 'end', rule: 'AB-END-6', ranking: [[0, 1]], drawn: true, scores: [3, 3], scrap: [] },
    { kind: 'end', rule: 'AB-END-1', ranking: [[0], [1]], drawn: false, scores: [7, 3], scrap: [] },
  ],
  pbl: [
    { kind: 'game over', rule: 'PBL-WIN-1', winners: [0, 1].map((seat) => ({ seat, robot: ['Solar', 'Crystal'][seat] })) },
    { kind: 'game over', rule: 'PBL-WIN-1', winners: [{ seat: 0, robot: 'Solar' }] },
  ],
}

for (const id of gameIds()) {
  const game = (await loadGame(id))!
  const matches = allSettings(game).map(({ settings }, i) => playAtRandom(game, settings, i))
  for (const language of LANGUAGES) {
    const words = (await loadWords(id, language))!
    const voice = VOICES[language]
    const lines = matches.flatMap((match) => logOf(match, words))

    test(`${game.title}, ${language}: the log knows everybody's name, and what it speaks of`, () => {
      expect(lines.filter(({ text }) => UNTOLD.test(text))).toEqual([])
    })

    test(`${game.title}, ${language}: only the reader is addressed directly`, () => {
      const strangers = lines.filter(({ reader, text }) => reader.own.length === 0 && voice.reader.test(text))
      const own = lines.filter(({ reader, text }) => reader.own.some((seat) => new RegExp(`\\b${NAMES[seat]}\\b`).test(text)))
      expect([...strangers, ...own]).toEqual([])
      expect(lines.filter(({ reader, text }) => reader.own.length > 0 && voice.wrong.test(text))).toEqual([])
      expect(lines.filter(({ reader, text }) => reader.own.length > 0 && voice.reader.test(text)).length).toBeGreaterThan(10)
    })

    const draws = DRAWS[id]
    if (draws === undefined) continue
    test(`${game.title}, ${language}: a draw is told as a draw`, () => {
      const [drawn, won] = draws.map((event) => plain(tellEvent(words, event as never), readersOf(2)[0]!))
      expect(drawn).toMatch(voice.draw)
      expect(won).not.toMatch(voice.draw)
    })
  }
}
