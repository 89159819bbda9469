import { plural } from '../text.ts'

/** The tree of a cup. */
export const bracket = {
  bracket: {
    rounds: (left: number) => (left === 1 ? 'Final' : left === 2 ? 'Last four' : left === 4 ? 'Last eight' : `Last ${left * 2}`),
    third: 'Third place',
    winners: 'Winners',
    losers: 'Second life',
    free: (name: string) => `${name} is free this round`,
    unknown: 'not known yet',
    either: (one: string, other: string) => `${one} or ${other}`,
    yours: 'Your match',
    tree: 'Bracket',
    pathSoFar: 'your path so far',
    pathAhead: 'your path if you win',
    beaten: (name: string, won: number, lost: number) => `${name} ${won} : ${lost}`,
    path: (course: readonly string[]) => `You: ${course.join(', then ')}.`,
    ready: (round: string, name: string) => `${round}: ${name} against you. Ready?`,
    goesOn: (bestOf: number) => (bestOf > 1 ? `Best of ${bestOf}; the winner goes on.` : 'The winner goes on.'),
    meet: (names: string) => `Win and you meet ${names}.`,
    title: 'Win and the cup is yours.',
    record: (name: string, won: number, played: number) => `${name} has won ${won} of ${plural(played, 'match', 'matches')} here.`,
    waitFor: (names: string) => `You are through, waiting for ${names}.`,
    waitForRound: 'You are through, waiting for the next round.',
    outAt: (place: number | null) => (place === null ? 'You are out.' : `You are out: place ${place}.`),
    asides: 'More about your match',
    preliminaries: 'Preliminaries',
    skip: (n: number) => (n === 1 ? '1 skips the first round' : `1 to ${n} skip the first round`),
    watchNext: 'Watch the next match',
  },
}
