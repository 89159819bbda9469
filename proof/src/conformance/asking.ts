import { asked, node, options, whenAbsent, write } from '@robodrome/kernel'
import { text, type Check } from './check.ts'

/** A question with a single answer is skipped, unless skipping it would reveal something (`asksAnyway`). */
const oneOption: Check = {
  name: 'one option is not asked',
  examine({ game, g }) {
    const at = node(game, g)
    if (at.kind !== 'choice' || Object.hasOwn(game.asksAnyway ?? {}, at.rule.name)) return null
    for (const seat of asked(game, g)) {
      const [only, other] = options(game, g, seat)
      if (other === undefined) return `seat ${seat} is asked "${at.rule.name}" and can only "${write(game, g, only)}"`
    }
    return null
  },
}

/** The default answer for a player whose time has run out must be a legal option. */
const absence: Check = {
  name: 'absence',
  examine({ game, g, luck }) {
    for (const seat of asked(game, g)) {
      const before = text(g)
      const option = text(whenAbsent(game, g, seat, luck))
      if (text(g) !== before) return `choosing for seat ${seat} in its absence changed the position`
      if (!options(game, g, seat).some((legal) => text(legal) === option))
        return `in its absence seat ${seat} would choose ${option}, which is not offered`
    }
    return null
  },
}

/** The exceptions that a game declares must refer to existing choices. */
const exceptions: Check = {
  name: 'exceptions',
  examine({ game }) {
    const odd = Object.keys(game.asksAnyway ?? {}).find((name) => game.rules[name]?.kind !== 'choice')
    return odd === undefined ? null : `an exception is made for "${odd}", which is no choice of this game`
  },
}

export const askingChecks: Check[] = [exceptions, oneOption, absence]
