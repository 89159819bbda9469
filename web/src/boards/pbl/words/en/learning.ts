import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Blow off all four limbs.',
  why: 'Head, both arms, legs: lose all four and you are out.',
  turn: 'A turn in six pictures',
  pictures: {
    move: { title: 'One MOVE a turn', text: 'A MOVE is one card built onto your robot, or one attack.', term: 'MOVE' },
    aim: {
      title: 'Choose limb and target',
      text: 'Pick one of your limbs to strike with, and one of theirs as the target.',
      term: 'limbs',
    },
    fight: { title: 'Both roll', text: 'Red dice attack, blue dice defend. The higher total wins, and a tie defends.', term: 'total' },
    bomb: {
      title: 'Behind? Throw a card',
      text: 'A card you throw gives one more die: a bomb for the attacker, a shield for the defender.',
      term: 'bomb',
    },
    gone: { title: 'A limb is blown off', text: 'The limb loses its armor and can no longer attack.', term: 'armor' },
    draw: { title: 'Draw one card', text: 'Your turn ends with one card from your deck. Keep some cards to throw.', term: 'deck' },
  },
  tension: 'Every card is armor or dice: what you throw now, you cannot build later.',
  themes: {
    strike: {
      title: 'Pick the striking limb',
      ask: 'Which attack is most likely to hit?',
      lesson: 'Armor on a limb adds its dice to that limb.',
    },
    aim: { title: 'Pick the target', ask: 'Where do you aim?', lesson: 'Bare limbs defend with the pilot’s dice alone.' },
  },
}
