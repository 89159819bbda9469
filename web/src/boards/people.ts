import type { FigureName } from '@robodrome/protocol'
import { hosted, inOwnLanguage } from '../page/hosted.ts'
import { FACES } from './faces.ts'
import { german } from './german.ts'

/** A game's data for profiles and leaderboards. */
export interface ForPeople {
  /** The mode whose rating represents the game until another was played more. */
  pool: string
  /** Robots that a person may pick as a portrait, by their language-independent names. */
  portraits: Readonly<Record<string, FigureName>>
}

const found = import.meta.glob<ForPeople>('./*/people.ts', { eager: true, import: 'forPeople' })
const english = import.meta.glob<Readonly<Record<string, string>>>('./*/words/en/pools.ts', { eager: true, import: 'pools' })

const games = Array.from(FACES.keys()).flatMap((game) => {
  const own = found[`./${game}/people.ts`]
  return own ? [{ game, ...own }] : []
})

/** The pool that represents each game until another was played more. */
export const USUAL_POOLS: readonly string[] = games.map(({ game, pool }) => `${game} ${pool}`)

/** All robots that a person may pick as a portrait, by name. */
export const ALL_PORTRAITS: Readonly<Record<string, FigureName>> = Object.assign({}, ...games.map(({ portraits }) => portraits))

/** The names of ratings, by the server's ids: `GAME MODE`. */
export const POOLS: ReadonlyMap<string, string> = new Map(
  games.flatMap(({ game }) => {
    const said = german?.pools[`./${game}/words/de/pools.ts`] ?? english[`./${game}/words/en/pools.ts`] ?? {}
    return Object.entries(said).map(([mode, name]) => [`${game} ${mode}`, name] as const)
  }),
)

export function poolName(pool: string): string {
  const known = POOLS.get(pool)
  if (known !== undefined) return known
  const [game = '', mode = ''] = pool.split(' ')
  const outside = hosted(game)
  return outside === null ? pool : inOwnLanguage(outside.pools[mode] ?? outside.title)
}
