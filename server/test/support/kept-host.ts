import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registry } from '@robodrome/games'
import { quickLuck, type Game, type Stream } from '@robodrome/kernel'
import type { KeptBox, NewTable } from '@robodrome/protocol'
import { Person, type Eyes } from './client.ts'
import { Member } from './league.ts'

/** The backup of a host of version 1.0.0, and the sessions of its people. `KEPT=write npm test -- server/kept-host` makes both anew, until 1.0.0 is released. */
export const BACKUP = fileURLToPath(new URL('../kept/1.0.0.backup', import.meta.url))
export const PEOPLE = fileURLToPath(new URL('../kept/1.0.0.people.json', import.meta.url))

export interface Kept {
  cookies: Record<string, string>
  tables: { id: string; game: string; mode: string; box: boolean }[]
  leagues: { id: string; format: string }[]
}
export const readKept = (): Kept => JSON.parse(readFileSync(PEOPLE, 'utf8')) as Kept

export const allGames = async (): Promise<Map<string, Game>> =>
  new Map(await Promise.all(Object.entries(registry).map(async ([id, { load }]) => [id, await load()] as const)))

const NAMES = ['Noor', 'Sol']
/** So many choices into a match nobody has won it yet. */
const MIDDLE = 6
const SEASONS = ['round robin', 'swiss', 'knockout', 'double knockout']

/** People, a table in mid-game for every game and mode and one with a box, and seasons under way. */
export async function fill(url: string, games: ReadonlyMap<string, Game>): Promise<Kept> {
  const people = await Promise.all(NAMES.map((name) => Person.called(name, url)))
  const tables: Kept['tables'] = []
  const begin = async (game: string, mode: string, box?: string) => {
    const { seats } = games.get(game)!.modes[mode]!
    const count = Math.max(seats[0]!, seats.includes(2) ? 2 : 1)
    const open: NewTable['seats'] = Array.from({ length: count }, (_, seat) =>
      seat < NAMES.length ? { kind: 'open' } : { kind: 'mind', mind: 'random' },
    )
    const { id } = await people[0]!.open(game, count, { settings: { mode, seats: count, options: {} }, seats: open, ...(box && { box }) })
    const sitting = people.slice(0, count)
    for (const person of sitting) await person.sit(id)
    await together(sitting, id, quickLuck(tables.length), MIDDLE)
    tables.push({ id, game, mode, box: box !== undefined })
  }
  for (const [game, { modes }] of games) for (const mode of Object.keys(modes)) await begin(game, mode)
  const slicer = { game: 'gekido', id: 'slicer', changes: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [12, 5] } } } } } }
  await begin('gekido', 'duel', (await people[0]!.read<KeptBox>('POST', '/api/boxes', slicer)).name)
  const leagues: Kept['leagues'] = []
  for (const format of SEASONS) {
    const definition = {
      title: format,
      format,
      events: [{ game: 'gekido', mode: 'duel' }],
      entry: { min: 4 },
      fill: { when: 'start', program: 'random' },
    }
    const member = await Member.creating(people[0]!, definition)
    await member.enter()
    await new Member(people[1]!, member.id).enter()
    await member.act({ kind: 'started' })
    leagues.push({ id: member.id, format })
  }
  return { cookies: Object.fromEntries(people.map(({ name, cookie }) => [name, cookie])), tables, leagues }
}

/** People make so many choices at a table, or fewer if it ends. Returns the table's last step. */
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
