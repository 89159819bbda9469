/** What was expected of an experiment, in English. */
export const en = {
  registeredGame: 'a registered game',
  lowBelowHigh: '`low` below `high`',
  unusedArm: 'a name that no other arm has',
  twoMindsOrNothing: 'nothing, or at least two minds, because only the score of one mind against others can be tested',
  gameName: 'the name of a game',
  atMostMinds: ({ most, seats }: { most: number; seats: number }) => `at most ${most} minds for ${seats} seats`,
  oneOfMinds: ({ minds }: { minds: string }) => `one of the minds ${minds}`,
  atLeastTwo: 'at least two',
  dealBelow: ({ deals, turns }: { deals: number; turns: number }) => `a deal below ${deals} and a turn below ${turns}`,
  armDealTurn: ({ arms }: { arms: string }) => `ARM:DEAL.TURN with an arm of ${arms}`,
  boxFor: ({ game }: { game: string }) => `a box for ${game}`,
  placeOfNumber: 'the path of a number, such as bots.*.duel.attack.*.0',
  otherMind: 'a mind other than the one that searches',
  gameWithBoxes: 'a game that can be played with other content',
}
