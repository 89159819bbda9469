import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Collect cores worth 7.',
  why: 'Every enemy bot hides a core worth 1, 2 or 3. Destroy bots to get their cores.',
  turn: 'A turn in six pictures',
  pictures: {
    bots: {
      title: 'Each bot is a die',
      text: 'The top shows the bot’s armor; the sides show its power in four directions.',
      term: 'armor',
    },
    boost: { title: 'Boost', text: 'The side behind pushes: its number says how far you may go.', term: 'pushes' },
    pivot: {
      title: 'Pivot: turn a quarter',
      text: 'A pivot turns another number to the enemy. It costs 1 energy, like a boost.',
      term: 'pivot',
    },
    attack: {
      title: 'Attack in line',
      text: 'Front number minus armor is the margin; then both roll two dice. The percentage is exact.',
      term: 'Front number',
    },
    plates: {
      title: 'Three hits destroy a bot',
      text: 'A hit puts a plate on the side it strikes: from then on, that side counts 1.',
      term: 'plate',
    },
    scrap: { title: 'Scrap hides a token', text: 'Pick up scrap for energy, a jump, a sure 6 or a core.', term: 'scrap' },
  },
  tension: 'Three energy a turn: move and attack, or turn the right side to the enemy.',
  themes: {
    attack: {
      title: 'Whom to attack',
      ask: 'Which action is most likely to hit?',
      lesson: 'Look for the weakest side, and the bot behind it.',
    },
    approach: {
      title: 'Get into line',
      ask: 'Which action is most likely to hit?',
      lesson: 'One energy spent well on the way improves the attack.',
    },
  },
}
