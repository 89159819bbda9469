import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Be first to 5 points.',
  why: 'Stand on a token when the round ends, or destroy a robot: 1 point each. In training 3 points win.',
  turn: 'A round in six pictures',
  pictures: {
    plan: {
      title: 'Plan in secret',
      text: 'Your controller has three units. Put one die on each; nobody else sees them.',
      term: 'controller',
    },
    move: { title: 'Blue moves', text: 'Blue moves you along its arrow, as many spaces as its number.', term: 'Blue' },
    fire: { title: 'Red fires', text: 'A red shot flies until it hits: 1 damage. Three damage destroy a robot.', term: 'red shot' },
    order: {
      title: 'All reveal together',
      text: 'All units I run first, then II, then III. Within a unit, a 1 runs before a 2.',
      term: 'units',
    },
    push: {
      title: 'Push robots away',
      text: 'You push robots that are in your way. A robot pushed into a pit is destroyed at once.',
      term: 'pit',
    },
    token: { title: 'End on a token', text: 'If you stand on a token when all dice have run, you get 1 point.', term: 'token' },
  },
  tension: 'You choose every number: low numbers run early, high numbers move far. You cannot have both.',
  themes: {
    move: {
      title: 'Get there',
      ask: 'Which die wins a point?',
      lesson: 'Count the spaces to the token, and think about who could push you off it.',
    },
    fire: { title: 'First or not at all', ask: 'Which die wins a point?', lesson: 'A low number fires before the target can move away.' },
  },
}
