/** The texts about the lines of a card: moments, effects, and when they work. */
export const lines = {
  title: 'What it does',
  hint: 'Each line is one moment and what happens then.',
  when: 'When?',
  then: 'Then?',
  notHere: 'Not here',
  refused: (choice: string, expected: string) => `${choice} does not fit here. Expected: ${expected}.`,
  add: 'Add a line',
  left: (n: number) => `${n} left`,
  none: 'It does nothing yet. Add a line and pick a moment.',
  remove: (line: string) => `Remove the line: ${line}`,
  change: 'Change moment or effect',
  done: 'Done',
  phases: 'When it works',
  order: 'Alt with the arrow keys moves a line.',
}
