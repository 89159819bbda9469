import { plural } from './text.ts'

/** The texts of the Workshop's Print tab. */
export const print = {
  title: 'Print',
  what: 'What to print',
  parts: {
    changes: ['Rule changes', 'for the players at the table'],
    panels: ['Panels', 'with places for real dice'],
    cards: ['Cards', 'changed cards and extra copies'],
    boards: ['Boards', 'at their true size'],
    faces: ['Dice faces', '6 symbols for 6 blank dice'],
  },
  unchanged: 'Unchanged pieces',
  unchangedNote: 'use those of your printed game',
  paper: 'Paper',
  letter: 'Letter',
  language: 'Language',
  ink: 'Ink',
  colour: 'Colour',
  saver: 'Save ink',
  only: 'Only changed pieces are printed, with our own drawings. Take the rest from your copy of the game.',
  none: 'Nothing to print',
  noneNote: 'This box is the same as the printed game. Change something first.',
  draft: 'Drafts cannot be printed. Make a version first.',
  older: (n: number) => `This prints version ${n}. The draft has changed since then.`,
  make: (n: number) => `Make version ${n}`,
  question: (n: number, paper: string) => `Print ${plural(n, 'sheet')} on ${paper}?`,
  how: 'In your browser’s print dialog, choose 100 % scale and no margins. You can also save as PDF there.',
  print: (n: number) => `Print ${plural(n, 'sheet')}`,
  sheet: (n: number) => `Sheet ${n}`,
}
