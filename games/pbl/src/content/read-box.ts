import type { Json } from '@robodrome/kernel'
import { asError, read, readAll, type Fault } from '@robodrome/reading'
import type { Box } from './box.ts'
import { checkBox } from './check-box.ts'
import { BOX } from './schemas.ts'

/** Reads the content of a box from outside: plain data whose cards name known effects. Throws BadInput for the first invalid field. */
export function readBox(value: Json, id: string): Box {
  const box: Box = { id, ...read(BOX, value) }
  for (const fault of checkBox(box)) throw asError(fault)
  return box
}

/** Finds everything that makes content unplayable. Rules that involve several cards are checked only if every field is valid. */
export function faultsOf(value: Json): Fault[] {
  const { data, faults } = readAll(BOX, value)
  return data === undefined ? faults : [...checkBox({ id: 'checked', ...data })]
}
