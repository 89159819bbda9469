import type { Json } from '@robodrome/kernel'

/** The value of a JSON text, or undefined if it does not parse. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
