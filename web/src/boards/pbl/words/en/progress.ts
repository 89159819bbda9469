/** The line under the name of the game, the steps, and what each is doing. */
export const progress = {
  steps: {
    robots: 'Robots',
    pilots: 'Pilots',
    challenge: 'Challenge',
    draft: 'Draft',
    hands: 'Opening hands',
    move: 'Move',
    end: 'End of turn',
    declare: 'Declare',
    rolls: 'First rolls',
    bombs: 'Bombs and shields',
    outcome: 'Outcome',
    over: 'Over',
  },
  setup: 'Setting up',
  turn: (n: number, name: string, own: boolean) => `Turn ${n} · ${own ? 'your turn' : name}`,
  combat: (n: number, attacker: string, own: boolean) => `Turn ${n} · ${own ? 'your attack' : `${attacker} attacks`}`,
  game: (n: number, wins: readonly number[]) => `Game ${n}, ${wins.join(' : ')}`,
  over: 'The battle is over',
  state: { out: 'Out', won: 'Won', passing: 'Passing', behind: 'Behind', acting: 'Acting', choosing: 'Choosing', answering: 'Answering' },
}
