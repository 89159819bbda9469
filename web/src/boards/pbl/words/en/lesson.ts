import type { LessonWords } from '../../../lesson.ts'

/** PBL Robots, Crystal against Solar. */
export const lesson: LessonWords = {
  goal: 'blow off all four limbs',
  steps: {
    goal: {
      title: 'Blow off four limbs',
      text: 'Blow off Solar’s four limbs: head, both arms, legs. Then you win.',
      term: 'limbs',
    },
    numbers: {
      title: 'Red attacks, blue defends',
      text: 'The red number is your attack dice, the blue one your defense dice. Armor adds dice to its limb.',
      term: 'attack dice',
    },
    attack: {
      title: 'One MOVE a turn',
      text: 'Each turn gives you one MOVE: build one card or attack once. Attack with your head.',
      term: 'MOVE',
      todo: 'Choose “Attack: head”, then confirm.',
      otherwise: 'That is a MOVE too: another limb attacks, or you build a card.',
    },
    aim: {
      title: 'Aim at the right arm',
      text: 'One limb attacks. Now choose its target; each limb shows your chance.',
      todo: 'Tap Solar’s right arm in the dashed frame, then confirm.',
      otherwise: 'You chose another limb. You must blow off all four, in any order.',
    },
    totals: {
      title: 'Compare the totals',
      text: 'Both sides rolled and added up their dice. The higher total wins; a tie defends.',
    },
    bomb: {
      title: 'Throw a card',
      text: 'A bomb is any hand card you give up for one more die.',
      term: 'bomb',
      todo: 'Tap the card in the dashed frame, then confirm.',
      instead: {
        title: 'No card to throw',
        text: 'A bomb is a hand card you give up for one more die. You have no card to throw now.',
      },
      otherwise: 'You keep your cards. The side that is behind and throws none loses.',
    },
    enough: {
      title: 'One card is enough',
      text: 'You may throw several at once. Cards are scarce: roll with one.',
      todo: 'Choose “Roll 1 bomb”, then confirm.',
      otherwise: 'You throw more dice but keep fewer cards for later.',
    },
    window: {
      title: 'A moment to answer',
      text: 'After each action anyone may respond with a card. You have no such card: pass.',
      todo: 'Choose the pass in the dashed frame, then confirm.',
      otherwise: 'That pass was for this moment only: you will be asked again at the next.',
    },
    blown: {
      title: 'The higher total decides',
      text: 'If yours was higher, the limb is blown off. Cards that Kuro throws are shields.',
      term: 'shields',
    },
    end: {
      title: 'End your turn',
      text: 'At the end of every turn you draw one card. Keep some as dice.',
      todo: 'Choose “End turn”, then confirm.',
      otherwise: 'Your turn goes on until you end it.',
    },
    theirs: {
      title: 'Kuro has one MOVE, too',
      text: 'On his turn he builds one card or attacks once, as you do.',
    },
    defend: {
      title: 'His turn: you can respond',
      text: 'Your blue dice defend by themselves. After each action you may respond with a card: pass each time.',
      todo: 'Choose the pass in the dashed frame, then confirm.',
      otherwise: 'That pass was for this moment only: you will be asked again at the next.',
    },
    shield: {
      title: 'He is ahead: defend?',
      text: 'A card you throw now is a shield: one more blue die. Throw some, or give up the limb.',
      term: 'shield',
    },
    build: {
      title: 'Build armor',
      text: 'Armor adds its numbers to its limb. Build one, then fight on alone.',
      term: 'Armor',
      todo: 'Tap the card in the dashed frame, then confirm.',
      instead: {
        title: 'Nothing to build',
        text: 'Armor adds its numbers to its limb. You hold no card to build; every turn brings one more.',
      },
      otherwise: 'That is allowed, too. You can build armor on any of your turns.',
    },
  },
}
