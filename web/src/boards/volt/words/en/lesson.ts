import type { LessonWords } from '../../../lesson.ts'

/** VOLT, the training game on board A. */
export const lesson: LessonWords = {
  goal: 'be first to 3 points',
  steps: {
    goal: {
      title: 'Be first to 3 points',
      text: 'Stand on a token when the round ends: 1 point. Destroy a robot: 1 point.',
      term: 'token',
    },
    robot: {
      title: 'Pick your robot',
      text: 'All robots play alike; you only choose the looks.',
      todo: 'Choose “MERCURY”, then confirm.',
      otherwise: 'This robot is as good as any other: only the looks differ.',
    },
    start: {
      title: 'Start in front of a token',
      text: 'Robots enter from their own side. Here a token lies two spaces ahead.',
      todo: 'Tap c1, then confirm.',
      otherwise: 'You enter elsewhere. Tokens are the numbered discs: reach one before the round ends.',
    },
    move: {
      title: 'Move onto the token',
      text: 'A unit holds one die. Blue dice move as far as their number: here 2, to the north.',
      term: 'unit',
      todo: 'Tap c3, then place the die.',
      otherwise: 'You chose another move. The preview shows where it ends if nobody interferes.',
      instead: {
        title: 'Blue dice move',
        text: 'A unit holds one die. Blue dice move as far as their number: tap a space you want to reach.',
      },
    },
    fire: {
      title: 'Red dice fire',
      text: 'Red dice fire along the arrow of their key; a hit does 1 damage. Three damage destroy a robot.',
      term: 'Red dice',
      todo: 'Tap the red die in the dashed frame, then i3; place it.',
      otherwise: 'You chose another die. Red or blue, any number: the plan is yours.',
      instead: {
        title: 'Red dice fire',
        text: 'Red dice fire along the arrow of their key; a hit does 1 damage. Choose either colour.',
      },
    },
    early: {
      title: 'Low numbers run first',
      text: 'In each unit the lowest number runs first. A 1 is early, a 6 is late.',
    },
    last: {
      title: 'Your third die',
      text: 'One die for each unit. Stay on the token: fire once more.',
      todo: 'Any red number: tap i3, then place the die.',
      otherwise: 'Your plan ends differently. The preview shows what it does.',
      instead: {
        title: 'Your third die',
        text: 'One die for each unit. Try to end the round on a token; the preview shows where you stand.',
      },
    },
    lock: {
      title: 'Lock it in',
      text: 'All plans are revealed together: every unit I first, then II, then III.',
      todo: 'Press “Lock in”, and watch.',
    },
    token: {
      title: 'A point for you',
      text: 'You stood on the token: 1 point. A new token appears elsewhere.',
      instead: {
        title: 'No point this time',
        text: 'You were not on a token when the round ended. Be on one when the next round ends: 1 point.',
      },
    },
    pit: {
      title: 'Push them into pits',
      text: 'You push robots that are in your way. A robot pushed into a pit is destroyed: 1 point.',
      term: 'pit',
    },
    alone: {
      title: 'Your plan now',
      text: 'The preview shows where you will end up if nobody interferes. Plan three dice, then continue.',
      term: 'preview',
    },
  },
}
