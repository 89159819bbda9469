import type { EffectsAt, Line, Moment } from '../content/effects.ts'

/** A text for each effect of a moment. */
export type Texts<E extends { do: string }> = { readonly [K in E['do']]: (effect: Extract<E, { do: K }>) => string }

/** The text of a line. */
export function tell(texts: { readonly [M in Moment]: Texts<EffectsAt[M]> }, line: Line): string {
  // The compiler cannot see that a line's moment and effect select the text made for it.
  const byName = texts[line.at] as unknown as Readonly<Record<string, (line: Line) => string>>
  return byName[line.do]!(line)
}
