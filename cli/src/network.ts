import { spawn } from 'node:child_process'
import type { networkInterfaces } from 'node:os'

/** The address ranges used in homes and offices, the most common first. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]
const rank = (address: string): number => {
  const found = PRIVATE.findIndex((range) => range.test(address))
  return found < 0 ? PRIVATE.length : found
}

/** The addresses under which other devices on the network reach this machine, the likeliest first. */
export const homeAddresses = (interfaces: ReturnType<typeof networkInterfaces>): string[] =>
  Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
    .toSorted((a, b) => rank(a) - rank(b))

/** The command that opens an address in the person's browser, by platform. */
const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens the page in a browser, if there is one. If not, the printed address is enough. */
export function openPage(address: string, platform: NodeJS.Platform): void {
  const [program, ...args] = OPENERS[platform] ?? ['xdg-open']
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
