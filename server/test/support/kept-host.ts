import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registry } from '@robodrome/games'
import { quickLuck, type Game, type Stream } from '@robodrome/kernel'
import type { Account, KeptBox, NewTable } from '@robodrome/protocol'
import { Person, type Eyes } from './client.ts'
import { beginSeasons } from './kept-seasons.ts'
import { shareAll, type Shared } from './kept-shares.ts'

/**
 * The backup of a host of version 1.0.0, and the sessions of its people. `KEPT=write npm test -- server/kept-host` writes both anew, until
 * 1.0.0 is released.
 */
export const BACKUP = fileURLToPath(new URL('../kept/1.0.0.backup', import.meta.url))
export const PEOPLE = fileURLToPath(new URL('../kept/1.0.0.people.json', import.meta.url))

export interface Kept {
  cookies: Record<string, string>
  /** A finished match with a chat line. */
  ended: string
  tables: { id: string; game: string; mode: string; box: boolean }[]
  shared: Shared
  leagues: { id: string; format: string }[]
}
export const readKept = (): Kept => JSON.parse(readFileSync(PEOPLE, 'utf8')) as Kept

export const allGames = async (): Promise<Map<string, Game>> =>
  new Map(await Promise.all(Object.entries(registry).map(async ([id, { load }]) => [id, await load()] as const)))

const NAMES = ['Noor', 'Sol']
/** Noor has an account with a password and a bot; Sol is a guest. */
export const NOOR = { username: 'noor.kept', password: 'a herd of quiet bots', bot: 'Tin can', says: 'See you in a later version' }
/** After this many choices, nobody has won a match yet. */
const MIDDLE = 6
/** More choices than a duel has. */
const WHOLE = 2_000
/** A changed box for each game. */
const BOXES = [
  { game: 'gekido', mode: 'duel', id: 'slicer', changes: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } } } } },
  { game: 'aimbots', mode: 'first', id: 'far', changes: { programs: { 'AB-P01': { reach: [1, 3] } } } },
  { game: 'pbl', mode: 'quick', id: 'mended', changes: { cards: { EP01: { name: 'Kept' } } } },
  { game: 'volt', mode: 'modules', id: 'strong', changes: { modules: { MOBILITY: { copies: 3 } } } },
]

/**
 * People, a match that is over, a table in mid-game for every game and mode and one with each box, shared boxes, and seasons under way, one
 * of them with a shared box.
 */
export async function fill(url: string, games: ReadonlyMap<string, Game>): Promise<Kept> {
  const people = await Promise.all(NAMES.map((name) => Person.called(name, url)))
  const noor = people[0]!
  const { username, password, bot, says } = NOOR
  await noor.read('POST', '/api/account/password', { username, password })
  const { id: program } = await noor.read<Account>('POST', '/api/programs', { name: bot })
  await noor.read('POST', '/api/tokens', { program, name: 'laptop', scopes: ['play'] })
  const { id: ended } = await noor.open('gekido', 2, { settings: { mode: 'duel', seats: 2, options: {} } })
  for (const person of people) await person.sit(ended)
  await together(people, ended, quickLuck(1), WHOLE)
  const eyes = noor.watch(ended)
  await eyes.do({ type: 'chat', text: says })
  eyes.close()
  const tables: Kept['tables'] = []
  const begin = async (game: string, mode: string, box?: string) => {
    const { seats } = games.get(game)!.modes[mode]!
    const count = Math.max(seats[0]!, seats.includes(2) ? 2 : 1)
    const open: NewTable['seats'] = Array.from({ length: count }, (_, seat) =>
      seat < NAMES.length ? { kind: 'open' } : { kind: 'mind', mind: 'random' },
    )
    const { id } = await noor.open(game, count, { settings: { mode, seats: count, options: {} }, seats: open, ...(box && { box }) })
    const sitting = people.slice(0, count)
    for (const person of sitting) await person.sit(id)
    await together(sitting, id, quickLuck(tables.length), MIDDLE)
    tables.push({ id, game, mode, box: box !== undefined })
  }
  for (const [game, { modes }] of games) for (const mode of Object.keys(modes)) await begin(game, mode)
  const boxes: string[] = []
  for (const { mode, ...box } of BOXES) {
    const { name } = await noor.read<KeptBox>('POST', '/api/boxes', box)
    await begin(box.game, mode, name)
    boxes.push(name)
  }
  const shared: Shared = { shown: boxes[0]!, hidden: boxes[1]!, reported: boxes[2]! }
  await shareAll(noor, people[1]!, shared)
  const leagues = await beginSeasons(people, shared.shown.split(' ')[1]!)
  return { cookies: Object.fromEntries(people.map(({ name, cookie }) => [name, cookie])), ended, tables, shared, leagues }
}

/** Lets people make this many choices at a table, or fewer if the match ends. Returns the table's last step. */
export async function together(people: readonly Person[], table: string, luck: Stream, choices: number): Promise<number> {
  const eyes = people.map((person) => person.watch(table))
  try {
    await Promise.all(eyes.map((each) => each.until(({ phase }) => phase !== 'open')))
    for (let made = 0; made < choices; made++) {
      const mine = await Promise.race(eyes.map(askedOrOver))
      const { phase, options, seat, seq } = mine.snapshot!
      if (phase === 'over') break
      const { text } = options[luck.below(options.length)]!
      const answer = await mine.ask({ type: 'choose', seat: seat!, text })
      await mine.until((snapshot) => snapshot.seq > seq || answer.type === 'refused')
    }
    return Math.max(...eyes.map(({ snapshot }) => snapshot!.seq))
  } finally {
    for (const each of eyes) each.close()
  }
}

const askedOrOver = async (eyes: Eyes): Promise<Eyes> => {
  await eyes.until(({ phase, options }) => phase === 'over' || options.length > 0)
  return eyes
}
