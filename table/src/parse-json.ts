import type { Json } from '@robodrome/kernel'

/** What a JSON text says, or undefined where it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
