import type { AddressInfo } from 'node:net'
import type { Game } from '@robodrome/kernel'
import type { FastifyInstance } from 'fastify'
import { sparks } from '../../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../../kernel/test/games/volley.ts'
import type { Registry } from '../../src/http/catalogue.ts'
import { readSettings, type Settings } from '../../src/base/settings.ts'
import { openSite, type Parts } from '../../src/site.ts'
import type { Store } from '../../src/store/store.ts'

const entry = (game: Game) => ({ title: game.title, load: async () => game })

export const PROOF_GAMES: Registry = { 'tic-tac-toe': entry(ticTacToe), sparks: entry(sparks), volley: entry(volley) }

export const SETTINGS: Settings = {
  ...readSettings({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', RATE_FACTOR: '10000' }),
  pageFolder: '',
}

/** A site with the proof games, on a free local port. */
export const openTestSite = async (
  store: Store,
  parts: Parts = {},
  settings: Partial<Settings> = {},
): Promise<{ app: FastifyInstance; url: string }> => {
  const limits = { awayMs: 50, keepMs: 60_000 }
  const app = await openSite({ ...SETTINGS, ...settings }, { registry: PROOF_GAMES, limits, ...parts, store })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
}
