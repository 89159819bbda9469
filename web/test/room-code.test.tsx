import type { RoomCard, RoomState } from '@robodrome/protocol/rooms'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { addressIn, roomAddress, typedAddress } from '../src/room/screen/address.ts'

const HOME = '192.168.1.20:4600'
const CODE = 'K7QM'

test.each([HOME, '192.168.178.120:4600', '10.0.0.2:65535'])(
  'the code of a room at %s has 25 by 25 modules, which a camera reads from the sofa',
  (address) => {
    const url = roomAddress(address, CODE)
    expect(url).toBe(`HTTP://${address}/J/${CODE}`)
    expect(encode(url, { border: 0, ecc: 'M' }).size).toBe(25)
    expect(typedAddress(address, CODE)).toBe(`${address}/j/${CODE}`)
  },
)

test('the address is the one that phones reached last, then those of the machine, never localhost', () => {
  const card: RoomCard = { code: CODE, home: true, table: null, addresses: [HOME, '10.0.0.2:4600'] }
  const reached = (address: string | null) => addressIn(card, { address } as RoomState)
  expect(location.host).toMatch(/^localhost/)
  expect(reached(null)).toEqual([HOME, '10.0.0.2:4600'])
  expect(reached('10.0.0.2:4600')).toEqual(['10.0.0.2:4600', HOME])
  expect(reached('evil.example')).toEqual([HOME, '10.0.0.2:4600'])
})
