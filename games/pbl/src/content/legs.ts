import { HEAD, LEFT_ARM, LEFT_SHOULDER, LEGS, RIGHT_ARM, RIGHT_SHOULDER, type Armor } from './kinds.ts'

export const LEG_ARMORS: readonly Armor[] = [
  {
    kind: 'armor', id: 'AG01', name: 'Spring Heels', slot: LEGS, level: 1, attack: 1, defense: 1, builder: 'Maxine Trinidad (Crew)',
    onPlay: { do: 'draw', n: 1 },
    text: 'When played: draw 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AG02', name: 'Tread Boots', slot: LEGS, level: 1, attack: 0, defense: 2, builder: 'Trace Law',
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AG03', name: 'Kick Plates', slot: LEGS, level: 1, attack: 2, defense: 0, builder: 'Segheo',
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AG04', name: 'Scales of Regeneration', slot: LEGS, level: 2, attack: 0, defense: 3, builder: 'Maxine Trinidad (Crew)',
    onPlay: { do: 'regenerate', may: true },
    text: 'When played you may regenerate one of your dead limbs.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'armor', id: 'AG05', name: 'Anchor Treads', slot: LEGS, level: 2, attack: 2, defense: 2, builder: 'Trace Law',
    guards: { slots: [LEFT_SHOULDER, RIGHT_SHOULDER], dice: 2 },
    text: 'When one of your shoulders is the target: +2 defense dice.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AG06', name: 'Elvin Racers', slot: LEGS, level: 3, attack: 3, defense: 2, builder: 'Trace Law',
    again: true,
    text: 'After a MOVE that attacked with them: one more attack with them this turn, on the same opponent.', from: ['book', 'designed', 'book+designed'],
  },
  {
    kind: 'armor', id: 'AG07', name: 'Colossus Stride', slot: LEGS, level: 3, attack: 2, defense: 4, builder: 'Segheo',
    guards: { slots: [HEAD, LEFT_ARM, RIGHT_ARM], dice: 1 },
    text: 'When your head or one of your arms is the target: +1 defense die.', from: ['designed', 'designed', 'designed'],
  },
]
