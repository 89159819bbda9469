import { BadInput, type Json, common } from '@robodrome/kernel'
import { mindSays } from './says.ts'

/** Fitted weights by feature name, with their origin. They are valid only for the features that they were fitted to. */
export type Weights = {
  game: string
  /** The command that fitted them. */
  command: string
  /** The number of games, and the loss on held-out games in nats per position. */
  games: number
  loss: number
  weights: Record<string, number>
}

/** Puts the weights into the order of these features, and refuses weights fitted to others. */
export function weightsFor(names: readonly string[], data: Json): number[] {
  const found = isRecord(data) ? data['weights'] : undefined
  if (!isRecord(found)) throw new BadInput(['weights'], found, mindSays('weights'))
  const unknown = Object.keys(found).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new BadInput(['weights', unknown], found[unknown], mindSays('unknownFeature'))
  return names.map((name) => {
    const weight = Object.hasOwn(found, name) ? found[name] : undefined
    if (typeof weight !== 'number') throw new BadInput(['weights', name], weight, common('number'))
    return weight
  })
}

const isRecord = (data: Json | undefined): data is { [key: string]: Json } =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
