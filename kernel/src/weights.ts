import { BadInput } from './errors.ts'

/** What features weigh, by their names, and where that is known from: data that goes with the features it was fitted on and with no others. */
export interface Weights {
  game: string
  /** How it was found. */
  command: string
  /** Games it was fitted to, and how far it was off in others, in nats a moment. */
  games: number
  loss: number
  weights: Readonly<Record<string, number>>
}

/** Weights in the order of these features; refuses those that were fitted on others. */
export function weightsFor(names: readonly string[], { weights }: Pick<Weights, 'weights'>): number[] {
  const unknown = Object.keys(weights).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new BadInput(['weights', unknown], weights[unknown], 'no weight: there is no such feature (any more)')
  return names.map((name) => {
    const weight = Object.hasOwn(weights, name) ? weights[name] : undefined
    if (typeof weight !== 'number' || !Number.isFinite(weight)) throw new BadInput(['weights', name], weight, 'a number')
    return weight
  })
}
