import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Collect cores worth 7.',
  why: 'Every enemy bot hides a core worth 1, 2 or 3. Break bots to get them.',
  turn: 'A turn in six pictures',
  pictures: {
    bots: { title: 'Each bot is a die', text: 'The top is armor, the sides are power in four directions.', term: 'armor' },
    boost: { title: 'Boost', text: 'The side behind pushes: its number is how far you may go.', term: 'pushes' },
    pivot: {
      title: 'Pivot: turn a quarter',
      text: 'A pivot turns another number to the enemy. It costs 1 energy, like a boost.',
      term: 'pivot',
    },
    attack: { title: 'Attack in line', text: 'Front number minus armor, then two dice each. The chance is exact.', term: 'Front number' },
    plates: { title: 'Three hits break it', text: 'A hit puts a plate on that side: it counts 1 from now on.', term: 'plate' },
    scrap: { title: 'Scrap hides a token', text: 'Pick up scrap for energy, a jump, a sure 6 or a core.', term: 'scrap' },
  },
  tension: 'Three energy a turn: move and strike, or turn so that the right side faces them.',
  themes: {
    attack: {
      title: 'Whom to attack',
      ask: 'Which action is most likely to hit?',
      lesson: 'Look for the weakest side, and the bot behind it.',
    },
    approach: {
      title: 'Get into line',
      ask: 'Which action is most likely to hit?',
      lesson: 'One energy well spent on the way makes the attack better.',
    },
  },
}
