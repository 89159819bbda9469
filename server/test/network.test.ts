import { describe, expect, test } from 'vitest'
import { networkOf, widerNetworkOf } from '../src/base/network.ts'
import { objectionTo } from '../src/notices/guard.ts'
import { folded } from '../src/people/folded.ts'

describe('whose address it is', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7', null],
    ['::ffff:192.0.2.7', '192.0.2.7', null],
    ['::FFFF:c000:0207', '192.0.2.7', null],
    ['2a00:1450:4001:82f::200e', '2a00:1450:4001:82f::/64', '2a00:1450:4001::/48'],
    ['2A00:1450:4001:082F:ffff:1:2:3', '2a00:1450:4001:82f::/64', '2a00:1450:4001::/48'],
    ['2a00:1450::1', '2a00:1450:0:0::/64', '2a00:1450:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ])('%s', (address, network, wider) => {
    expect([networkOf(address), widerNetworkOf(address)]).toEqual([network, wider])
  })
})

describe('where this server sends what people ask it to', () => {
  const inner = [
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.1.1.1 169.254.169.254 172.31.0.1 192.0.0.8 192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 255.255.255.255',
    '[::] [::1] [::ffff:10.0.0.1] [::ffff:8.8.8.8] [::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b:1::1] [100::1] [100:0:0:1::1] [2001::1] [2001:2::1] [2001:10::1] [2001:20::1]',
    '[2001:db8::1] [2002:7f00:1::1] [2620:4f:8000::1] [3fff::1] [4000::1] [5f00::1] [fc00::1] [fd12:3456::1] [fe80::1] [fec0::1] [ff02::1]',
  ].flatMap((line) => line.split(' '))
  test.each(inner)('not to %s', (host) => {
    expect(objectionTo(`https://${host}/hook`, 'outside')).toBe('outsideAddress')
  })

  test.each(['8.8.8.8', '[2a00:1450:4001:82f::200e]', '[2606:4700::1111]', '[2001:4860:4860::8888]', 'example.org'])('to %s', (host) => {
    expect(objectionTo(`https://${host}/hook`, 'outside')).toBeNull()
  })
})

test.each([
  ['Jürgen', 'JÜRGEN'],
  ['Ju\u0308rgen', 'jürgen'],
  ['Straße', 'STRASSE'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['\uff2e\uff4f\uff4f\uff52', 'noor'],
  ['ﬁnn', 'Finn'],
])('%s and %s are one user name', (one, other) => expect(folded(one)).toBe(folded(other)))

test('names that differ stay apart', () => expect(new Set(['noor', 'nöor', 'no0r', 'noor.'].map(folded)).size).toBe(4))
