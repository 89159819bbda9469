import type { Json } from '@robodrome/kernel'
import { valueAt } from '../paths.ts'

/** Content as plain data, without the name of its box. */
export function plainContent({ id: _id, ...content }: { id: string }): Json {
  return JSON.parse(JSON.stringify(content)) as Json
}

/** The origin of a field according to the `from` of a piece, or that of the part of the piece that contains the field. */
export function originAt(piece: Json, field: readonly (string | number)[]): string {
  for (let depth = field.length - 1; depth >= 0; depth--) {
    const from = valueAt(piece, [...field.slice(0, depth), 'from'])
    if (typeof from !== 'object' || from === null || Array.isArray(from)) continue
    const inside = field.slice(depth)
    for (let length = inside.length; length > 0; length--) {
      const origin = from[inside.slice(0, length).join('.')]
      if (typeof origin === 'string') return origin
    }
    const rest = from['*']
    return typeof rest === 'string' ? rest : 'designed'
  }
  return 'designed'
}
