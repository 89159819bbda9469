import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Be the last Bot standing.',
  why: 'A Bot’s dice are its health. Break theirs before they break yours. A failed attack hurts your own Bot.',
  turn: 'A turn in six pictures',
  pictures: {
    step: { title: 'Step up to a rival', text: 'Move one tile, or stay. You must end next to a Bot you can attack.', term: 'tile' },
    command: {
      title: 'Roll five dice, name a Command',
      text: 'A Command is a dice combination. Harder combinations deal more damage.',
      term: 'Command',
    },
    lock: { title: 'Lock what fits, roll the rest', text: 'A locked die stays as it is. You have three rolls in all.', term: 'locked' },
    hit: { title: 'Complete: it hits', text: 'The rival loses Structure, its health: the first number of the Command.', term: 'Structure' },
    miss: {
      title: 'Not complete: you suffer',
      text: 'That is a malfunction. Your own Bot takes the second number as damage.',
      term: 'malfunction',
    },
    power: {
      title: 'A broken die helps you',
      text: 'Each Structure die you lose unlocks its bonus: a Power, Armor or a card.',
      term: 'bonus',
    },
  },
  tension: 'Each die you lose unlocks a trick: a battered Bot is a dangerous Bot.',
  themes: {
    read: {
      title: 'Read the dice',
      ask: 'Which Command pays off?',
      lesson: 'Weigh the damage of a combination against the chance to complete it.',
    },
    lock: {
      title: 'Lock and roll',
      ask: 'Which dice do you keep?',
      lesson: 'Keep what leaves the most ways to finish, not what looks best now.',
    },
    tiles: {
      title: 'Use the tiles',
      ask: 'Where is the best place to stand?',
      lesson: 'A tile can both help and hurt the Bot on it.',
    },
    powers: {
      title: 'Powers and pauses',
      ask: 'Spend it now, or pass?',
      lesson: 'A trick is worth most when it changes what happens next.',
    },
  },
}
