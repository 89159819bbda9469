import { LEFT_ARM, type Armor } from './kinds.ts'

export const LEFT_ARMS: readonly Armor[] = [
  {
    kind: 'armor', id: 'AL01', name: 'Spor Conductor', slot: LEFT_ARM, level: 1, attack: 'counter', defense: 2, builder: 'Trace Law',
    counter: { start: 1, most: 6, grows: 'attacked' },
    text: 'Counter 1 to 6: +1 after a combat in which it was the target and a die was rolled for the attack.', from: ['web', 'designed', 'web'],
  },
  {
    kind: 'armor', id: 'AL02', name: 'Rivet Claw', slot: LEFT_ARM, level: 1, attack: 2, defense: 0, builder: 'Segheo',
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AL03', name: 'Buckler Fist', slot: LEFT_ARM, level: 1, attack: 0, defense: 2, builder: 'Maxine Trinidad (Crew)',
    onPlay: { do: 'storage', n: 1 },
    text: 'When played: storage 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AL04', name: 'Multi Fire Arm', slot: LEFT_ARM, level: 2, attack: 6, defense: 2, builder: 'Segheo',
    blanks: [5, 6],
    text: 'In an initial attack with this arm every 5 and 6 counts 0.', from: ['book', 'book+designed', 'book'],
  },
  {
    kind: 'armor', id: 'AL05', name: 'Grapple Winch', slot: LEFT_ARM, level: 2, attack: 2, defense: 2, builder: 'Trace Law',
    after: { when: 'hit', robs: true },
    text: 'After a hit with it the defender loses one random hand card.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AL06', name: 'Mirror Gauntlet', slot: LEFT_ARM, level: 2, attack: 1, defense: 3, builder: 'Maxine Trinidad (Crew)',
    after: { when: 'defended', draw: 1 },
    text: 'When it was the target and the attack failed: draw 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AL07', name: 'Siege Hammer', slot: LEFT_ARM, level: 3, attack: 5, defense: 1, builder: 'Segheo',
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AL08', name: 'Aegis Wall', slot: LEFT_ARM, level: 3, attack: 1, defense: 5, builder: 'Trace Law',
    bombDice: { as: 'target', add: -1 },
    text: 'While it is the target every bomb die of the attacker counts 1 less.', from: ['designed', 'designed', 'designed'],
  },
]
