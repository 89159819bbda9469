import { Refused } from '@robodrome/table'
import type { FastifyRequest } from 'fastify'
import { siteSays } from '@robodrome/protocol/says'

/**
 * Browsers tell which page a request comes from. Only our own page may change anything or open a socket. Bots send no origin and are
 * allowed.
 */
export const checkOrigin = ({ headers }: FastifyRequest, publicOrigin: string | null): void => {
  const { origin, host } = headers
  if (origin === undefined && headers['sec-fetch-site'] === undefined) return
  if (origin === undefined && ['same-origin', 'none'].includes(String(headers['sec-fetch-site']))) return
  if (origin !== undefined && (publicOrigin === null ? hostOf(origin) === host : origin === publicOrigin)) return
  throw new Refused('bad-origin', siteSays('foreignPage'))
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** If the site's name is known, requests under another name are refused, which prevents DNS rebinding. Probes come by IP address. */
export const checkHost = (request: FastifyRequest, publicUrl: string | null, hosts: readonly string[] | null): void => {
  if (PROBES.has(request.url.split('?')[0]!)) return
  const { host } = request.headers
  if (publicUrl !== null && host !== new URL(publicUrl).host)
    throw new Refused('bad-origin', siteSays('otherAddress', { address: publicUrl }))
  if (hosts !== null && !hosts.includes(nameOf(host ?? '')))
    throw new Refused('bad-origin', siteSays('otherAddress', { address: hosts.join(' or ') }))
}

/** A host name without its port. */
const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

const PROBES = new Set(['/health', '/ready', '/metrics'])

/** Whether a request was made on this machine and not forwarded by a proxy on it. */
export const isFromHere = ({ ip, headers, socket }: FastifyRequest, proxies: number): boolean =>
  LOOPBACK.test(ip) && (proxies > 0 || headers['x-forwarded-for'] === undefined) && LOOPBACK.test(socket.remoteAddress ?? '')

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
