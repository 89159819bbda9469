import { list, plural } from './text.ts'

/** After the battle. */
export const after = {
  after: {
    back: 'Back to the league',
    title: 'After the battle',
    next: 'Your first battle is done. What next?',
    nextSame: 'The same again with fresh dice',
    nextGame: (game: string) => `Play ${game}`,
    won: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
    draw: 'A draw',
    youWon: 'You win',
    shared: (names: readonly string[]) => `${list(names)} tie for the win`,
    calledOff: 'Called off',
    place: (n: number) => `${n}.`,
    rule: 'Decided by',
    graph: 'Win chance, estimate',
    turning: (turn: string | null) => (turn === null ? 'The turning point' : `The turning point. ${turn}`),
    swing: (name: string, from: string, to: string) => `${name}: from ${from} to win to ${to}.`,
    share: 'Share replay',
    ordinal: (n: number) => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`,
    graphTable: 'Win chance by turn',
    graphTurn: 'After',
    before: 'Setup',
    watchIt: 'Watch it',
    rating: 'Rating',
    fromTo: (before: number, after: number) => `${before} to ${after}`,
    ratedNobody: 'Nobody’s rating has changed: accounts have to be kept, and people and bots are rated against each other only in leagues.',
    ratingLater: 'What this changes about ratings follows when the server can be reached.',
    luck: 'Luck',
    luckNow: (points: string) => `Luck ${points}`,
    luckSoFar: (points: number) =>
      points === 0
        ? 'The dice have been even so far.'
        : `The dice have ${points < 0 ? 'cost' : 'brought'} you ${Math.abs(points)} points so far.`,
    expected: 'expected',
    actual: 'got',
    luckExact: 'exact',
    dice: 'Fair dice',
    verify: 'Verify',
    verifying: 'Checking every roll',
    proven: (outcomes: number) =>
      `Proven: all ${plural(outcomes, 'outcome')} follow from what this device saw before it showed its own number`,
    redrawn: (times: number) =>
      `The dice began anew ${plural(times, 'time')} after this device had shown a number. A host could wait for better dice in this way.`,
    provenHere: (outcomes: number) => `All ${plural(outcomes, 'outcome')} came from the seed that this device drew before the battle`,
    consistent: (outcomes: number) =>
      `Consistent with itself: all ${plural(outcomes, 'outcome')} come from the seed shown. The host was not checked`,
    unseen: {
      commitment: 'this device did not see the commitment before the battle',
      contribution: 'this device added nothing to the dice',
      promises: 'this device did not see what the others had promised',
      'in the open': 'others could add to the dice after this device had',
    },
    receipt: 'Download what this device saw',
    notVerified: 'The record does not hold',
    commitment: 'Commitment',
    seed: 'Revealed seed',
    branchNote: 'This battle continues another one, so its first dice came from there.',
    rematch: 'Rematch',
    replay: 'Watch replay',
    download: 'Download record',
    playOn: 'Play on from here',
    lobby: 'Back to the lobby',
    rematchWaiting: 'To the rematch',
  },
}
