import type { Json } from '@robodrome/kernel'
import { read } from '@robodrome/reading'
import type { Box } from './box.ts'
import { checkBox } from './check-box.ts'
import { BOX } from './schemas.ts'

/** Reads the content of a box from outside: plain data whose cards name known effects. Throws BadInput for the first invalid field. */
export function readBox(value: Json, id: string): Box {
  const box: Box = { id, ...read(BOX, value) }
  checkBox(box)
  return box
}
