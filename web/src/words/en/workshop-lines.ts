/** The texts about the lines of a card: moments, effects, and when they work. */
export const lines = {
  title: 'What it does',
  hint: 'Each line is one moment and what happens then.',
  moment: 'When?',
  effect: 'Then?',
  notHere: 'Not here',
  refused: (choice: string, expected: string) => `${choice} does not fit here. Expected: ${expected}.`,
  add: 'Add a line',
  none: 'It does nothing yet. Add a line and pick a moment.',
  remove: (line: string) => `Remove the line: ${line}`,
  phases: 'When it works',
  order: 'Press Alt and an arrow key to move a line.',
}
