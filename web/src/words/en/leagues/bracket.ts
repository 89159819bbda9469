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
  },
}
