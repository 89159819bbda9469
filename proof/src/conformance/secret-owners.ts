import { happen, node, quickLuck, type Happened, type Position, type Seat } from '@robodrome/kernel'
import { seatsOf, text, type Check } from './check.ts'
import { after, nameOf } from './sent.ts'

/** The number of other outcomes compared at a chance. */
const OTHERS = 4

/** Collects the secret fields that a seat receives. */
const secretsTold = (events: readonly Happened[], seat: Seat): string =>
  text(events.flatMap(({ secret }) => (secret?.to.includes(seat) ? [secret] : [])))

/**
 * A secret may be told only to seats that know it from then on. If `imagine` redeals it for a seat, that seat should not have been told.
 * Without this check, `secret.to` could name everybody, and no other check of secrets would notice.
 */
const secretOwners: Check = {
  name: 'secrets have owners',
  examine(place) {
    const { game, g, settings, luck } = place
    const at = node(game, g)
    if (at.kind !== 'chance') return null
    const draw = () => luck.outcome(at.rule, g, at.notes)
    const then = (outcome: unknown) => after(place, g, (twin) => happen(game, twin, structuredClone(outcome)))
    const one = then(draw())
    if (!one.events.some(({ secret }) => secret !== undefined)) return null
    for (let i = 0; i < OTHERS; i++) {
      const two = then(draw())
      if (text(one.g) === text(two.g)) continue
      for (const seat of seatsOf(settings)) {
        if (secretsTold(one.events, seat) === secretsTold(two.events, seat)) continue
        const imagined = (world: Position) => text(game.imagine(world, seat, quickLuck(1)))
        if (imagined(one.g) !== imagined(two.g)) continue
        const event = one.events.find(({ secret }) => secret?.to.includes(seat))!
        return `the event "${event.kind}" tells ${nameOf(seat)} a secret that imagining for it draws anew: secret.to names a seat that may not know it`
      }
    }
    return null
  },
}

export const ownerChecks: readonly Check[] = [secretOwners]
