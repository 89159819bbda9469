const DIRECTIONS: Readonly<Record<string, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
}

export const direction = (key: string): string => DIRECTIONS[key] ?? key

export const points = (vp: number): string => `${vp} VP`

const ORDINALS = ['', '1st', '2nd', '3rd']
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`
