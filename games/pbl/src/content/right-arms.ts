import { RIGHT_ARM, type Armor } from './kinds.ts'

export const RIGHT_ARMS: readonly Armor[] = [
  {
    kind: 'armor', id: 'AR01', name: 'Torch Pipe', slot: RIGHT_ARM, level: 1, attack: 'counter', defense: 1, builder: 'Segheo',
    counter: { start: 1, most: 6, grows: 'attacking' },
    text: 'Counter 1 to 6: +1 after every attack made with it.', from: ['web', 'web+designed', 'web+designed'],
  },
  {
    kind: 'armor', id: 'AR02', name: 'Nail Driver', slot: RIGHT_ARM, level: 1, attack: 2, defense: 0, builder: 'Maxine Trinidad (Crew)',
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AR03', name: 'Parry Blade', slot: RIGHT_ARM, level: 1, attack: 1, defense: 1, builder: 'Trace Law',
    reroll: { as: 'target', roll: 'initial', dice: 'one' },
    text: 'As target: you may reroll one die of your initial defense.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AR04', name: 'Needle Lance', slot: RIGHT_ARM, level: 2, attack: 3, defense: 1, builder: 'Segheo',
    reroll: { as: 'attacking', roll: 'initial', dice: 'all', showing: 1 },
    text: 'Attacking: you may reroll all dice of your initial attack showing 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AR05', name: 'Coil Cannon', slot: RIGHT_ARM, level: 2, attack: 3, defense: 1, builder: 'Maxine Trinidad (Crew)',
    onPlay: { do: 'storage', n: 1 },
    text: 'When played: storage 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AR06', name: 'Bastion Glove', slot: RIGHT_ARM, level: 2, attack: 1, defense: 3, builder: 'Trace Law',
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AR07', name: 'Comet Fist', slot: RIGHT_ARM, level: 3, attack: 4, defense: 2, builder: 'Maxine Trinidad (Crew)',
    bombDice: { as: 'attacking', add: 1 },
    text: 'While it is the attacking armor every bomb die of yours counts 1 more.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AR08', name: "Duelist's Vow", slot: RIGHT_ARM, level: 3, attack: 3, defense: 3, builder: 'Segheo',
    reroll: { as: 'either', roll: 'any', dice: 'one', oncePerCombat: true },
    text: 'Attacking or target, once per combat: after any roll of yours you may reroll one die of it.', from: ['designed', 'designed', 'designed'],
  },
]
