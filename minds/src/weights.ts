import { BadInput, type Json } from '@robodrome/kernel'

/** Fitted weights by feature name, with their origin. They fit only the features that they were fitted on. */
export type Weights = {
  game: string
  /** The command that fitted them. */
  command: string
  /** The number of games, and the loss on other games in nats per position. */
  games: number
  loss: number
  weights: Record<string, number>
}

/** The weights in the order of these features; refuses weights fitted on others. */
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
