import { tableId } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../base/settings.ts'
import type { ListedCard } from '../store/schema/schema.ts'
import type { Hall } from '../tables/hall.ts'
import { named } from '../base/faults.ts'
import type { Buckets } from '../base/limits.ts'
import { pictureOf } from './picture.ts'
import { siteSays } from '@robodrome/protocol/says'

type AtTable = { Params: { id: string } }
type Shared = { id: string; game: string; title: string; mode: string; phase: string; seats: ListedCard['seats'] }

/**
 * Share links, `/t/ID`. A link preview finds title, description and picture there; a browser continues to the table. Neither reveals more
 * than a list does, and no match has to be loaded.
 */
export const shareRoutes = (app: FastifyInstance, hall: Hall, { publicUrl }: Pick<Settings, 'publicUrl'>, requests: Buckets): void => {
  const find = async (request: FastifyRequest<AtTable>): Promise<Shared> => {
    requests.take(request.network)
    const id = named(tableId, request.params.id)
    const row = await hall.store.db
      .selectFrom('tables')
      .select(['game', 'settings', 'phase', 'card'])
      .where('id', '=', id)
      .executeTakeFirst()
    const game = row && hall.games.get(row.game)
    if (row === undefined || game === undefined) throw new Refused('not-found', siteSays('noTable'))
    const { settings, phase, card } = row
    return { id, game: row.game, title: game.title, mode: game.modes[settings.mode]?.title ?? '', phase, seats: card?.seats ?? [] }
  }

  app.get<AtTable>('/t/:id', async (request, reply) => {
    const origin = publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin
    reply.type('text/html; charset=utf-8')
    const shared = await find(request).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'not-found') return null
      throw error
    })
    // If a person followed the link, the page tells them that the table does not exist and where to go instead.
    if (shared === null) return reply.code(404).send(nothingAt(request.params.id))
    return reply.send(pageOf(shared, origin, request.headers['accept-language']))
  })

  app.get<AtTable>('/t/:id/picture.png', async (request, reply) => {
    const { game, seats } = await find(request)
    // Previews appear on other sites, too.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=60')
    return reply.type('image/png').send(pictureOf(game, seats))
  })
}

const pageOf = (shared: Shared, origin: string, accepted: string | undefined): string => {
  const { id } = shared
  // Link previews send no language and get English.
  const language = /^de\b/i.test(accepted ?? '') ? 'de' : 'en'
  const { title, about } = SAID[language](shared)
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Robodrome',
    'og:title': title,
    'og:description': about,
    'og:url': `${origin}/t/${id}`,
    'og:image': `${origin}/t/${id}/picture.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': about,
    'twitter:card': 'summary_large_image',
  }
  const metas = Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title><meta name="description" content="${escaped(about)}">
${metas.join('\n')}<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=/#/table/${id}"></head>
<body><p><a href="/#/table/${id}">${escaped(title)}</a></p></body></html>`
}

const nothingAt = (id: string): string => {
  const to = `/#/table/${encodeURIComponent(id)}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Robodrome</title><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${escaped(to)}"></head><body><p><a href="${escaped(to)}">There is no such table.</a></p></body></html>`
}

const playersOf = ({ seats }: Shared): string[] =>
  seats.filter(({ kind }) => kind !== 'open').map(({ name, bot }) => (bot === true ? `${name} (bot)` : name))

type Said = (shared: Shared) => { title: string; about: string }

const inEnglish: Said = (shared) => {
  const { title, mode, phase, seats } = shared
  const players = playersOf(shared)
  const names = players.join(', ')
  if (phase === 'over') return { title: `${title}: how it went`, about: `${names} have played. Watch it again, and verify the dice.` }
  if (phase === 'playing') return { title: `${names} play ${title}`, about: `${mode}, under way: watch it live.` }
  const taken = `${players.length} of ${seats.length} seats taken`
  const who = names === '' ? '' : `${names} ${players.length === 1 ? 'waits' : 'wait'} for you. `
  return { title: `Come and play ${title}`, about: `${who}${mode}, ${taken}.` }
}

const inGerman: Said = (shared) => {
  const { title, phase, seats } = shared
  const players = playersOf(shared)
  const names = players.join(', ')
  if (phase === 'over')
    return { title: `${title}: wie es ausging`, about: `${names} haben gespielt. Sieh es dir noch einmal an und prüf die Würfel.` }
  if (phase === 'playing') return { title: `${names} spielen ${title}`, about: 'Läuft gerade: Schau live zu.' }
  const taken = `${players.length} von ${seats.length} Plätzen besetzt`
  const who = names === '' ? '' : `${names} ${players.length === 1 ? 'wartet' : 'warten'} auf dich. `
  return { title: `Komm und spiel ${title}`, about: `${who}${taken}.` }
}

const SAID: Readonly<Record<'en' | 'de', Said>> = { en: inEnglish, de: inGerman }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
