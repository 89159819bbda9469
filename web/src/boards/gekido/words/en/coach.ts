export const coach = {
  named: (name: string, command: string, share: string) => `${name}’s ${command} succeeds ${share}.`,
  best: (name: string, command: string, share: string) => `${name}’s best Command is ${command}: it succeeds ${share}.`,
  rolls: (left: number) => (left === 1 ? 'But only one roll is left.' : `But that takes up to ${left} more rolls.`),
  malfunction: (name: string, damage: number) => `But a malfunction costs ${name} ${damage} damage.`,
}
