import { lookup, type LookupAddress } from 'node:dns'
import { request as byHttp } from 'node:http'
import { request as byHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Sentence } from '@robodrome/kernel'
import { misfit, siteSays } from '@robodrome/protocol/says'
import type { Bare } from '@robodrome/protocol/wants'

const TIMEOUT_MS = 5_000

/** IPv4: addresses of this machine, of its network, and others that never lead outside (IANA's special-purpose registry). */
const NOT_GLOBAL = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_GLOBAL.addSubnet(net, prefix, 'ipv4')
/** IPv6: only global unicast leads outside. Every other range is refused, including those assigned in the future. */
const UNICAST = new BlockList()
UNICAST.addSubnet('2000::', 3, 'ipv6')
/** Subranges that lead elsewhere: into IPv4 (6to4, Teredo), to protocols, to documentation. */
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  NOT_GLOBAL.addSubnet(net, prefix, 'ipv6')

const isInner = (address: string): boolean =>
  isIP(address) === 6 ? !UNICAST.check(address, 'ipv6') || NOT_GLOBAL.check(address, 'ipv6') : NOT_GLOBAL.check(address, 'ipv4')

/** A message did not arrive. */
export class Unreached extends Error {
  readonly sentence: Sentence

  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(sentence.message, options)
    this.sentence = sentence
  }
}

/** A person gave an address that this server must not contact. */
export class BadTarget extends Unreached {}

/**
 * Where the server may send messages on behalf of people: outside over https; or, with `anywhere`, also to internal addresses and over
 * plain http.
 */
export type Targets = 'outside' | 'anywhere'

/**
 * Returns what is expected instead of an address that the server must not contact; null if the address is allowed. A name is checked again
 * when it is resolved.
 */
export const objectionTo = (address: string, targets: Targets): Bare | null => {
  if (!URL.canParse(address)) return 'hookAddress'
  const { protocol, hostname, username, password } = new URL(address)
  if (protocol !== 'https:' && (targets === 'outside' || protocol !== 'http:')) return 'https'
  if (username !== '' || password !== '') return 'noPasswordInIt'
  const literal = hostname.replace(/^\[|\]$/g, '')
  return targets === 'outside' && isIP(literal) !== 0 && isInner(literal) ? 'outsideAddress' : null
}

/** Resolves a name once and connects to exactly the address that was checked. */
const outside: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || first === undefined) return done(error ?? new BadTarget(siteSays('nameNowhere')), '', 0)
    if (found.some(({ address }) => isInner(address))) return done(new BadTarget(siteSays('nameInside')), '', 0)
    return options.all === true ? done(null, found) : done(null, first.address, first.family)
  })

/** Explains errors that people can fix, in plain words. */
const inWords = (error: NodeJS.ErrnoException, name: string): Error => {
  if (error instanceof BadTarget) return error
  const said = whyNot(error, name.slice(0, 100))
  return said === null ? error : new Unreached(said, { cause: error })
}

const whyNot = ({ code = '', name }: NodeJS.ErrnoException, host: string): Sentence | null => {
  if (name === 'TimeoutError' || code === 'ABORT_ERR') return siteSays('tooSlow', { host, seconds: TIMEOUT_MS / 1000 })
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return siteSays('noServer', { host })
  if (code === 'ECONNREFUSED') return siteSays('noneListens', { host })
  if (code === 'ECONNRESET') return siteSays('hungUp', { host })
  return code.includes('CERT') || code.startsWith('UNABLE_TO') ? siteSays('badCertificate', { host }) : null
}

/** Sends a request and returns the response status. Follows no redirects and does not read the body. */
export const post = (address: string, headers: Record<string, string | number>, body: string | Buffer, targets: Targets): Promise<number> =>
  new Promise((done, failed) => {
    const objection = objectionTo(address, targets)
    if (objection !== null) return failed(new BadTarget(misfit(['url'], siteSays(objection))))
    const url = new URL(address)
    const send = url.protocol === 'https:' ? byHttps : byHttp
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(targets === 'outside' && { lookup: outside }),
      },
      (answer) => {
        answer.destroy()
        done(answer.statusCode ?? 0)
      },
    )
    request.on('error', (error: NodeJS.ErrnoException) => failed(inWords(error, url.hostname)))
    request.end(body)
  })
