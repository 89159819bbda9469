import type { Effects } from '../content/effects.ts'

/** The effects possible at a moment. */
export type At<M extends Exclude<keyof Effects, 'cost' | 'booster'>> = NonNullable<Effects[M]>
/** A text for each kind of effect at a moment, with the program's name. */
export type Texts<E extends { kind: string }> = { readonly [K in E['kind']]: (effect: Extract<E, { kind: K }>, name: string) => string }

/** Returns the text of an effect; empty if there is no effect. */
export function tell<E extends { kind: string }>(texts: Texts<E>, effect: E | null, name: string): string[] {
  if (effect === null) return []
  // The compiler cannot see that an effect's kind selects the text made for that effect.
  const byKind = texts as unknown as Readonly<Record<string, (effect: E, name: string) => string>>
  return [byKind[effect.kind]!(effect, name)]
}
