/** What was expected of a box, in English. */
export const en = {
  atMostDeep: ({ most }: { most: number }) => `at most ${most} levels of nesting`,
  gameWithBoxes: ({ games }: { games: string }) => `a game that can be played with other content: ${games}`,
  nameFromContent: ({ box }: { box: string }) => `${box}, the name computed from its content`,
  boxFor: ({ game }: { game: string }) => `a box for ${game}`,
  wholeBox: 'a box: game, id, and content or changes',
  contentOrChanges: 'either content or changes',
  itsEnd: 'its end',
  unusedGameId: 'an id that no other game has',
  boxId: 'a name of up to 40 small letters, digits and dashes',
}
