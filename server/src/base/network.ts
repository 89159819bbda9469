import { isIPv6 } from 'node:net'

declare module 'fastify' {
  interface FastifyRequest {
    /** The network that a request comes from and whose budget it uses. */
    readonly network: string
  }
}

/**
 * Returns the subscriber behind an address, as far as the address reveals it: an IPv4 address, or the /64 of an IPv6 address, because one
 * subscriber has all 2^64 addresses in it.
 */
export const networkOf = (address: string): string => {
  const groups = groupsOf(address)
  return groups === null ? inIPv4(address) : (mappedIPv4(groups) ?? `${written(groups.slice(0, 4))}::/64`)
}

/** Returns the /48 around an IPv6 address, or null for IPv4. A provider may give one subscriber up to 65,536 networks in it. */
export const widerNetworkOf = (address: string): string | null => {
  const groups = groupsOf(address)
  return groups === null || mappedIPv4(groups) !== null ? null : `${written(groups.slice(0, 3))}::/48`
}

const written = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':')

const inIPv4 = (address: string): string => address.toLowerCase()

/** Returns the eight groups of an IPv6 address, or null for any other text. */
const groupsOf = (address: string): number[] | null => {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return null
  const hex = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = [], tail] = hex.split('::').map((part) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16))))
  return tail === undefined ? head : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

/** An IPv4-mapped IPv6 address belongs to the same visitor as the IPv4 address. */
const mappedIPv4 = (groups: readonly number[]): string | null => {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null
}
