import { BadInput, type Json } from '@robodrome/kernel'

/** What features weigh, by their names, and where that is known from: data that goes with the features it was fitted on and with no others. */
export type Weights = {
  game: string
  /** How it was found. */
  command: string
  /** Games it was fitted to, and how far it was off in others, in nats a moment. */
  games: number
  loss: number
  weights: Record<string, number>
}

/** Weights in the order of these features; refuses those that were fitted on others. */
export function weightsFor(names: readonly string[], data: Json): number[] {
  const found = isRecord(data) ? data['weights'] : undefined
  if (!isRecord(found)) throw new BadInput(['weights'], found, 'a weight for each feature')
  const unknown = Object.keys(found).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new BadInput(['weights', unknown], found[unknown], 'no weight: these features know none of this name')
  return names.map((name) => {
    const weight = Object.hasOwn(found, name) ? found[name] : undefined
    if (typeof weight !== 'number') throw new BadInput(['weights', name], weight, 'a number')
    return weight
  })
}

const isRecord = (data: Json | undefined): data is { [key: string]: Json } =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
