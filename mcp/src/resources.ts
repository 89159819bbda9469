import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/server'
import { gameIds } from '@robodrome/games'
import type { Agent } from './agent.ts'
import { bookText, ruleIn } from './books.ts'
import { textPage } from './clip.ts'
import { exerciseIds } from './exercises.ts'
import { Trouble, troubleIn } from './way.ts'

type Part = Readonly<Record<string, string | string[]>>

/** A text at an address. Long texts continue at the same address with `/from/N`. */
interface Passage {
  about: string
  address: string
  type: string
  read(agent: Agent, part: (name: string) => string): Promise<string>
}

const open = async (agent: Agent, path: string): Promise<string> => {
  const answer = await agent.way.send('GET', path)
  if (answer.status >= 400) throw troubleIn(answer)
  return answer.text
}

const PASSAGES: Readonly<Record<string, Passage>> = {
  rulebook: {
    about: 'The rulebook of a game.',
    address: 'rules/{game}',
    type: 'text/markdown',
    read: async (_agent, part) => bookText(part('game')),
  },
  rule: {
    about: 'One rule by its id.',
    address: 'rules/{game}/{id}',
    type: 'text/plain',
    async read(_agent, part) {
      const found = ruleIn(part('game'), part('id'))
      if (found === null) throw new Trouble('not-found', 'There is no such rule.')
      return `${found.id} (${found.title}): ${found.text}`
    },
  },
  learn: {
    about: 'A way to learn a game: what to read first, and its exercises from easy to hard.',
    address: 'learn/{game}',
    type: 'text/plain',
    read: async (_agent, part) => lessonOf(part('game')),
  },
  terms: {
    about: 'Everything a game says outward, as TypeScript declarations.',
    address: 'terms/{game}',
    type: 'text/plain',
    read: (agent, part) => open(agent, `/api/games/${encodeURIComponent(part('game'))}/types`),
  },
  log: {
    about: 'All that happened at a table, as your seat saw it.',
    address: 'tables/{id}/log',
    type: 'text/plain',
    async read(agent, part) {
      const follower = await agent.follow(part('id'))
      const { seat } = follower.snapshot!
      const speech = await agent.speech(follower.snapshot!)
      return follower.events.map(({ seq, event }) => `${seq} ${speech.event(event, seat)} (${event.rule})`).join('\n')
    },
  },
  record: {
    about: 'The record of a match that is over.',
    address: 'records/{id}',
    type: 'text/plain',
    read: (agent, part) => agent.text('GET', `/api/tables/${encodeURIComponent(part('id'))}/record`),
  },
}

/** Explains a game to a beginner: the chapters before the rules, the exercises, and what to do next. */
const lessonOf = (game: string): string =>
  [
    bookText(game).split('\n## ').slice(0, 2).join('\n## '),
    `Exercises, from easy to hard (tool exercise): ${exerciseIds(game).join(', ')}`,
    'Then sit down against a weak AI opponent (tool sit_down), and ask why_not and odds before you choose.',
  ].join('\n\n')

export function addResources(server: McpServer, agent: Agent): void {
  for (const [name, passage] of Object.entries(PASSAGES)) {
    const isOfGame = passage.address.endsWith('{game}')
    const list = isOfGame
      ? () => ({
          resources: gameIds().map((game) => ({
            name: `${name} of ${game}`,
            uri: `robodrome://${passage.address.replace('{game}', game)}`,
            mimeType: passage.type,
          })),
        })
      : undefined
    const read = async (uri: URL, given: Part) => {
      agent.admit()
      const { from = '0' } = given
      const page = textPage(await passage.read(agent, (part) => String(given[part])), Number(from) || 0)
      const base = uri.href.replace(/\/from\/\d+$/, '')
      const more = page.next === null ? '' : `\n\n(continues at ${base}/from/${page.next})`
      return { contents: [{ uri: uri.href, mimeType: passage.type, text: page.text + more }] }
    }
    const config = { description: passage.about, mimeType: passage.type }
    // The longer address must come first, because `rules/gekido/from/8000` does not name a rule.
    server.registerResource(
      `${name} from`,
      new ResourceTemplate(`robodrome://${passage.address}/from/{from}`, { list: undefined }),
      config,
      read,
    )
    server.registerResource(name, new ResourceTemplate(`robodrome://${passage.address}`, { list }), config, read)
  }
  server.registerResource(
    'me',
    'robodrome://me',
    { description: 'Your account, and the calls you have left.', mimeType: 'application/json' },
    async (uri) => {
      agent.admit()
      const account = agent.hasToken ? await agent.read<object>('GET', '/api/account') : null
      const text = JSON.stringify({ account, calls_left: agent.callsLeft(), tables: agent.tables() })
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] }
    },
  )
}
