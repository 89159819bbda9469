import type { RoomCard, RoomState } from '@robodrome/protocol/rooms'
import { useState } from 'react'
import { useKeys } from '../../kit/use-keys.ts'

/** A room's code, both for cameras to read and for people to type. */
export interface Code {
  url: string
  typed: string
}

/**
 * The addresses for phones: the one that a phone reached last; then the one under which this screen was opened, unless that is local; then
 * those of the machine.
 */
export const addressIn = ({ addresses }: RoomCard, room: RoomState | null): readonly string[] => {
  const isLocal = /^(localhost|127\.|\[::1\])/.test(location.host)
  const reached = room?.address !== null && room?.address !== undefined && addresses.includes(room.address) ? [room.address] : []
  const here = isLocal ? [] : [location.host]
  const all = [...reached, ...here, ...addresses]
  return all.length === 0 ? [location.host] : [...new Set(all)]
}

/** One of the addresses. The arrow keys switch to another, in case the machine is in two networks. */
export function useAddress(addresses: readonly string[]): string {
  const [by, setBy] = useState(0)
  useKeys({ arrowright: () => setBy((now) => now + 1), arrowleft: () => setBy((now) => now + addresses.length - 1) })
  return addresses[by % addresses.length]!
}

/** In capitals, a code of this length needs the fewest modules, because QR codes have a compact mode for capital letters. */
export const roomAddress = (address: string, code: string): string => `${location.protocol}//${address}/j/${code}`.toUpperCase()

export const typedAddress = (address: string, code: string): string => `${address}/j/${code}`
