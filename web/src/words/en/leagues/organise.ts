/** The page of those who run a league. */
export const organise = {
  organise: {
    title: 'Organise',
    none: 'Only organisers see this.',
    reason: 'Reason, seen by everybody',
    fixtures: 'Open matches',
    noFixtures: 'No match is open.',
    first: (name: string) => `${name} wins`,
    draw: 'Draw',
    neither: 'Neither',
    replay: 'Play again',
    extend: 'Three days more',
    entrants: 'Entrants',
    disqualify: 'Disqualify',
    replace: 'Let a program play',
    addProgram: 'Add a program',
    callOff: 'Call off',
    finish: 'Finish now',
    rename: 'Rename',
    name: 'Name of the league',
    own: 'Your own match: somebody else decides.',
  },
}
