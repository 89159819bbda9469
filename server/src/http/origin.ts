import { Refused } from '@robodrome/table'
import type { FastifyRequest } from 'fastify'

/** Browsers say which page a request comes from. Only our own may change anything or open a socket; programs say nothing and may. */
export const checkOrigin = ({ headers }: FastifyRequest, publicOrigin: string | null): void => {
  const { origin, host } = headers
  if (origin === undefined && headers['sec-fetch-site'] === undefined) return
  if (origin === undefined && ['same-origin', 'none'].includes(String(headers['sec-fetch-site']))) return
  if (origin !== undefined && (publicOrigin === null ? hostOf(origin) === host : origin === publicOrigin)) return
  throw new Refused('bad-origin', 'This request comes from a page that is not ours.')
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)
