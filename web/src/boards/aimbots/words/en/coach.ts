export const coach = {
  now: (bot: string, target: string, share: string) => `${bot}’s attack on ${target} hits ${share}.`,
  best: (bot: string, target: string, share: string) => `${bot}’s attack on ${target} would hit ${share}.`,
  tokens: (least: string, most: string) => `But hidden tokens can change that to between ${least} and ${most}.`,
  energy: 'But the attack still needs the energy for it.',
  reroll: 'But a reroll may change the dice.',
}
