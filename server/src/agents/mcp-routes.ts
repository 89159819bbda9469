import type { Readable } from 'node:stream'
import { Agents, answer, linesIn, tokenIn, troubleIn, type Answer, type Way } from '@robodrome/mcp'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Buckets } from '../base/limits.ts'
import { VERSION } from '../base/version.ts'
import type { Thinker } from '../thinking/thinker.ts'

/** Serves agents at /mcp. Their requests go through the routes for bots, with their own tokens and on their own network's budget. */
export const mcpRoutes = (app: FastifyInstance, thinker: Thinker, requests: Buckets, rateFactor: number): void => {
  const agents = new Agents({ isOwnMachine: false, rateFactor })
  app.addHook('preClose', async () => agents.close())
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    handler: async (request, reply) => {
      requests.takeFor(request.network, reply)
      const token = tokenIn(request.raw)
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
      reply.hijack()
      await answer(agents.of(token, wayOf(app, thinker, request, token)), {
        version: VERSION,
        incoming: request.raw,
        outgoing: reply.raw,
        body: request.body,
        onerror: (error) => app.log.error(error, 'a call of an agent failed'),
      })
    },
  })
}

/** Calls this process's own routes as if the request had come over the network from the agent's address. */
const wayOf = (app: FastifyInstance, thinker: Thinker, { ip, network, headers: { host } }: FastifyRequest, token: string | null): Way => {
  const headers = { ...(host !== undefined && { host }), ...(token !== null && { authorization: `Bearer ${token}` }) }
  return {
    async send(method, path, body) {
      const found = await app.inject({ method, url: path, headers, remoteAddress: ip, ...(body !== undefined && { payload: body }) })
      return answerIn(found.statusCode, found.headers['retry-after'], found.payload)
    },
    async *lines(path, signal) {
      const found = await app.inject({ method: 'GET', url: path, headers, remoteAddress: ip, payloadAsStream: true, signal })
      const pieces = found.stream().setEncoding('utf8')
      if (found.statusCode >= 400) throw troubleIn(answerIn(found.statusCode, found.headers['retry-after'], await all(pieces)))
      yield* linesIn(pieces as AsyncIterable<string>)
    },
    lookBack: (match) => thinker.lookBack(match, { account: network, address: network }),
  }
}

const all = async (pieces: Readable): Promise<string> => {
  let text = ''
  for await (const piece of pieces) text += String(piece)
  return text
}

const answerIn = (status: number, retryAfter: unknown, text: string): Answer => ({
  status,
  text,
  retryAfter: retryAfter === undefined ? null : Number(retryAfter),
})
