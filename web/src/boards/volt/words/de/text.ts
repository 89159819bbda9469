const DIRECTIONS: Readonly<Record<string, string>> = {
  N: 'Norden',
  NE: 'Nordosten',
  E: 'Osten',
  SE: 'Südosten',
  S: 'Süden',
  SW: 'Südwesten',
  W: 'Westen',
  NW: 'Nordwesten',
}

export const direction = (key: string): string => DIRECTIONS[key] ?? key

/** As on a German compass, with O for east. */
export const compass = (key: string): string => key.replace('E', 'O')

/** Siegpunkte. */
export const points = (vp: number): string => `${vp} SP`

export const ordinal = (n: number): string => `${n}.`
