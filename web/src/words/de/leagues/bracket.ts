import type { bracket as English } from '../../en/leagues/bracket.ts'
import type { Spoken } from '../../spoken.ts'

/** The tree of a cup. */
export const bracket: Spoken<typeof English> = {
  bracket: {
    rounds: (left) => (left === 1 ? 'Finale' : left === 2 ? 'Halbfinale' : left === 4 ? 'Viertelfinale' : `Letzte ${left * 2}`),
    third: 'Platz drei',
    winners: 'Siegerbaum',
    losers: 'Zweites Leben',
    free: (name) => `${name} hat diese Runde frei`,
    unknown: 'noch offen',
    either: (one, other) => `${one} oder ${other}`,
    yours: 'Deine Partie',
    tree: 'Turnierbaum',
  },
}
