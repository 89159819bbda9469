export const coach = {
  now: (bot: string, target: string, share: string) => `${bot}’s attack on ${target} hits ${share}.`,
  best: (bot: string, target: string, share: string) => `${bot}’s attack on ${target} would hit ${share}.`,
  tokens: (least: string, most: string) => `But hidden tokens can make that ${least}, or ${most}.`,
  energy: 'But the energy for it must be there.',
  reroll: 'But a reroll may change the dice.',
}
