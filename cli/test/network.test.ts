import type { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { homeAddresses } from '../src/network.ts'

const at = (address: string, more: object = {}) => ({ address, family: 'IPv4', internal: false, ...more })

test('addresses of the home network come first; those nobody else can reach are left out', () => {
  const found = {
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    tun0: [at('100.64.0.3')],
    eth0: [at('169.254.7.7'), at('10.0.0.5'), at('fe80::1', { family: 'IPv6' })],
    wlan0: [at('192.168.1.20')],
  } as unknown as ReturnType<typeof networkInterfaces>
  expect(homeAddresses(found)).toEqual(['192.168.1.20', '10.0.0.5', '172.17.0.1', '100.64.0.3'])
  expect(homeAddresses({})).toEqual([])
})
