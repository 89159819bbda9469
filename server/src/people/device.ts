const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Describes a browser as its owner would recognise it, without further details. */
export const deviceOf = (agent: string | undefined): string => {
  const found = (list: readonly [RegExp, string][]): string[] => list.filter(([sign]) => sign.test(agent ?? '')).map(([, name]) => name)
  return [found(BROWSERS)[0], found(SYSTEMS)[0]].filter((word) => word !== undefined).join(', ')
}
