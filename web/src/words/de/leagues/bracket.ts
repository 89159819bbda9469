import type { bracket as English } from '../../en/leagues/bracket.ts'
import type { Spoken } from '../../spoken.ts'
import { list } from '../text.ts'

/** The bracket of a cup. */
export const bracket: Spoken<typeof English> = {
  bracket: {
    rounds: (left) => (left === 1 ? 'Finale' : left === 2 ? 'Halbfinale' : left === 4 ? 'Viertelfinale' : `Letzte ${left * 2}`),
    firstRound: 'Erste Runde',
    roundDone: 'gespielt',
    roundNow: 'läuft',
    roundNext: 'kommt noch',
    roundLast: 'um den Pokal',
    scout: (name) => `${name} ausspähen`,
    firstHere: 'noch keine Partie hier',
    nothingSeen: 'Hier wurde noch nichts gespielt, das du ansehen könntest.',
    keepers: (cards) => `Keeper: ${list(cards)}.`,
    third: 'Platz drei',
    winners: 'Siegerbaum',
    losers: 'Zweite Chance',
    free: (name) => `${name} hat diese Runde frei`,
    unknown: 'noch offen',
    either: (one, other) => `${one} oder ${other}`,
    yours: 'Deine Partie',
    tree: 'Turnierbaum',
    pathSoFar: 'dein Weg bisher',
    pathAhead: 'dein Weg, wenn du gewinnst',
    beaten: (name, won, lost) => `${name} ${won} : ${lost}`,
    path: (course) => `Du: ${course.join(', dann ')}.`,
    ready: (round, name) => `${round}: ${name} gegen dich. Bereit?`,
    goesOn: (bestOf) => (bestOf > 1 ? `Höchstens ${bestOf} Partien; wer gewinnt, kommt weiter.` : 'Wer gewinnt, kommt weiter.'),
    meet: (names) => `Wenn du gewinnst, triffst du auf ${names}.`,
    title: 'Wenn du gewinnst, gehört der Pokal dir.',
    waitFor: (names) => `Du bist weiter und wartest auf ${names}.`,
    waitForRound: 'Du bist weiter und wartest auf die nächste Runde.',
    outAt: (place) => (place === null ? 'Du bist ausgeschieden.' : `Du bist ausgeschieden: Platz ${place}.`),
    asides: 'Mehr zu deiner Partie',
    preliminaries: 'Vorrunde',
    skip: (n) => (n === 1 ? 'Platz 1 der Liste hat die erste Runde frei' : `Die Plätze 1 bis ${n} der Liste haben die erste Runde frei`),
    watchNext: 'Nächste Partie ansehen',
  },
}
