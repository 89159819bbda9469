/** What was expected of settings, positions and boxes, in English. */
export const en = {
  mayAttack: ({ bot, rule }: { bot: string; rule: string }) => `a bot that ${bot} may attack (${rule})`,
  surgeTokens: 'tokens of attacker and defender such as 1,0; there are three in all',
  botsOrMargin: 'bots such as R:Jack@d4/1 B:Turtle@d5 (attacker, defender, then others near them), or --margin N',
  programName: ({ program }: { program: string }) => `the name of a program, such as ${program}`,
  unseenTokens: ({ count }: { count: number }) => `at most ${count} tokens, because nobody has seen the others`,
  allClockwise: ({ seats }: { seats: number }) => `all ${seats} seats, clockwise`,
  boardSpace: 'a space from a1 to g7',
  botText: 'a bot such as R:Hammer@d4/3{5} core 2',
  atMostSides: ({ most, program, sides }: { most: number; program: string; sides: string }) =>
    `at most ${most} different sides of ${program}: ${sides}`,
  ownSpace: 'a space that no other bot occupies',
  botOnBoard: 'a bot on the board, such as R:Hammer@d4',
  atMostBots: ({ most }: { most: number }) => `at most ${most} bots for each player`,
  unusedToken: 'a token that is not yet held or used',
  playerWithoutBots: 'a player without bots',
  noTokens: 'no tokens, because the player is out',
  scoreBelow: ({ target }: { target: number }) => `a score below ${target}`,
  twoSides: 'bots from at least two sides',
  playerWithBot: 'a player with a bot',
  ownNames: 'a different name for each program',
  leastPrograms: ({ least, armor, title }: { least: number; armor: number; title: string }) =>
    `at least ${least} programs of armor ${armor} for ${title}`,
  fivePrograms: 'five programs from the box for each of two players',
  capitalWord: 'one word with an initial capital, as the notation needs it',
  distances: ({ most }: { most: number }) => `distances from 1 to ${most}`,
  leastAndMost: 'the smallest and the largest distance',
  wholeOrNoLimit: ({ least, most, none }: { least: number; most: number; none: number }) =>
    `a whole number from ${least} to ${most}, or ${none} for no limit`,
  notBesideBots: 'either bots or this option, not both',
  listPerSeat: ({ seats }: { seats: number }) => `one list for each of the ${seats} seats`,
  armorFromTo: 'an armor from 1 to 5',
}
