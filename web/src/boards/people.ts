import type { FigureName } from '@robodrome/protocol'
import type { HostedGame } from '@robodrome/outside/hosted'
import { hosted, hostedIds, inOwnLanguage } from '../page/hosted.ts'
import { FACES } from './faces.ts'
import { german } from './german.ts'

/** A game's part of profiles and leaderboards. */
export interface ForPeople {
  /** The mode whose rating represents the game until another mode has been played more. */
  pool: string
  /** The robots that a person may pick as a portrait, by names that are the same in every language. */
  portraits: Readonly<Record<string, FigureName>>
}

const found = import.meta.glob<ForPeople>('./*/people.ts', { eager: true, import: 'forPeople' })
const english = import.meta.glob<Readonly<Record<string, string>>>('./*/words/en/pools.ts', { eager: true, import: 'pools' })

const games = Array.from(FACES.keys()).flatMap((game) => {
  const own = found[`./${game}/people.ts`]
  return own ? [{ game, ...own }] : []
})

/** The pool that represents each game until another one has been played more. */
export const USUAL_POOLS: readonly string[] = games.map(({ game, pool }) => `${game} ${pool}`)

/** All robots that a person may pick as a portrait, by name. */
export const ALL_PORTRAITS: Readonly<Record<string, FigureName>> = Object.assign({}, ...games.map(({ portraits }) => portraits))

/** The names of ratings, by the server's ids: `GAME MODE`. */
const POOLS: ReadonlyMap<string, string> = new Map(
  games.flatMap(({ game }) => {
    const said = german?.pools[`./${game}/words/de/pools.ts`] ?? english[`./${game}/words/en/pools.ts`] ?? {}
    return Object.entries(said).map(([mode, name]) => [`${game} ${mode}`, name] as const)
  }),
)

/** All ratings, by the server's ids. Those of games from outside come last. */
export function allPools(): ReadonlyMap<string, string> {
  const ids = hostedIds().flatMap((game) => (hosted(game)?.pools ?? []).map(({ id }) => `${game} ${id}`))
  return new Map([...POOLS, ...ids.map((pool) => [pool, poolName(pool)] as const)])
}

/** The name of a game from outside, and that of the pool if the game has several. */
function nameIn({ title, pools }: HostedGame, id: string): string {
  const pool = pools.length > 1 ? pools.find((each) => each.id === id) : undefined
  return pool === undefined ? inOwnLanguage(title) : `${inOwnLanguage(title)}: ${inOwnLanguage(pool.title)}`
}

export function poolName(pool: string): string {
  const known = POOLS.get(pool)
  if (known !== undefined) return known
  const [game = '', id = ''] = pool.split(' ')
  const outside = hosted(game)
  return outside === null ? pool : nameIn(outside, id)
}
