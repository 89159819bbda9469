import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Blow off all four limbs.',
  why: 'Head, both arms, legs: lose all four and you are out.',
  turn: 'A turn in four pictures',
  pictures: {
    move: { title: 'One MOVE a turn', text: 'A MOVE is one card built onto your robot, or one attack.', term: 'MOVE' },
    aim: { title: 'Choose limb and target', text: 'One of your limbs strikes, one of theirs is aimed at.', term: 'limbs' },
    fight: { title: 'Roll, then throw cards', text: 'The higher total wins. A card given up is one more die: a bomb.', term: 'bomb' },
    gone: { title: 'A limb is blown off', text: 'It loses its armor too, and can no longer attack.', term: 'armor' },
  },
  tension: 'Every card is armor or dice: what you throw today you cannot build tomorrow.',
  themes: {
    strike: {
      title: 'Pick the striking limb',
      ask: 'Which attack is most likely to hit?',
      lesson: 'Armor on a limb adds its dice to what it does.',
    },
    aim: { title: 'Pick the target', ask: 'Where do you aim?', lesson: 'Bare limbs defend with the pilot’s dice alone.' },
  },
}
