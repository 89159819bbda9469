import { randomInt } from 'node:crypto'
import { ROOM_ALPHABET } from '@robodrome/protocol/rooms'

/** The length of a code that people read from a screen and type. */
const LENGTH = 4

export const newCode = (): string => Array.from({ length: LENGTH }, () => ROOM_ALPHABET[randomInt(ROOM_ALPHABET.length)]).join('')

/** Returns a code in its stored form: short ones in capitals, the long ids of public sites in lower case. */
export const canonical = (code: string): string => (code.length === LENGTH ? code.toUpperCase() : code.toLowerCase())
