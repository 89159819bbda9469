import { BadInput, common, type Json, type Settings, type TableOption } from '@robodrome/kernel'
import type { HostedGame } from './terms.ts'

/** Refuses options that the game does not declare for this mode. Its own process refuses combinations. Throws BadInput. */
export function demandOptions({ settings }: Pick<HostedGame, 'settings'>, { mode, seats, options }: Settings): void {
  const known = settings[mode]?.[seats] ?? {}
  for (const [name, value] of Object.entries(options)) {
    const option = Object.hasOwn(known, name) ? known[name]! : null
    if (option === null) throw new BadInput(['options', name], value, common('noSuchOption', { mode }))
    if (!fits(option, value)) throw new BadInput(['options', name], value, expectedOf(option))
  }
}

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b)

function fits(option: TableOption, value: Json): boolean {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'one':
      return option.of.some((each) => same(each, value))
    case 'number':
      return Number.isInteger(value) && Number(value) >= option.from && Number(value) <= option.to
    case 'some':
      return (
        Array.isArray(value) &&
        value.length >= option.least &&
        value.length <= option.most &&
        new Set(value).size === value.length &&
        value.every((each) => option.of.some((name) => name === each))
      )
    case 'each':
      return Array.isArray(value) && (value.length === 0 || (value.length === option.count && value.every((each) => fits(option.of, each))))
  }
}

function expectedOf(option: TableOption) {
  if (option.kind === 'flag') return common('flag')
  if (option.kind === 'number') return common('wholeFromTo', { least: option.from, most: option.to })
  if (option.kind === 'one') return common('oneOf', { names: option.of.map((each) => JSON.stringify(each)).join(', ') })
  return option.kind === 'some' ? common('allOf', { names: option.of.join(', ') }) : common('lists', { count: option.count })
}
