import { HEAD, type Armor } from './kinds.ts'

export const HEADS: readonly Armor[] = [
  {
    kind: 'armor', id: 'AH01', name: 'Lookout Visor', slot: HEAD, level: 1, attack: 0, defense: 2, builder: 'Trace Law',
    onPlay: { do: 'look', n: 3 },
    text: 'When played: look at the top 3 cards of your deck, put them back on top in any order.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AH02', name: 'Ram Crest', slot: HEAD, level: 1, attack: 2, defense: 0, builder: 'Segheo',
    text: 'No text.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AH03', name: 'Signal Halo', slot: HEAD, level: 1, attack: 1, defense: 1, builder: 'Maxine Trinidad (Crew)',
    onPlay: { do: 'draw', n: 1 },
    text: 'When played: draw 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AH04', name: 'Gears of Alvidon', slot: HEAD, level: 2, attack: 'counter', defense: 2, builder: 'Maxine Trinidad (Crew)',
    counter: { start: 1, most: 6, grows: 'bombs or shields thrown' },
    text: 'Counter 1 to 6: +1 after every combat in which you threw a bomb or shield.', from: ['web', 'web+designed', 'web+designed'],
  },
  {
    kind: 'armor', id: 'AH05', name: 'Stabilizer Mask', slot: HEAD, level: 2, attack: 2, defense: 2, builder: 'Trace Law',
    fixesDie: true,
    text: 'Attacking or target: before your initial roll you may fix one of its dice at a value of your choice.', from: ['web', 'designed', 'web+designed'],
  },
  {
    kind: 'armor', id: 'AH06', name: 'Whisper Array', slot: HEAD, level: 2, attack: 1, defense: 3, builder: 'Segheo',
    seesHand: true,
    text: "Attacking: before any die is rolled you see the defender's hand until the combat ends.", from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AH07', name: 'Thunderjaw', slot: HEAD, level: 3, attack: 4, defense: 2, builder: 'Segheo',
    after: { when: 'blew off', draw: 1 },
    text: 'After an attack with it blew off a limb: draw 1.', from: ['designed', 'designed', 'designed'],
  },
  {
    kind: 'armor', id: 'AH08', name: 'Oracle Dome', slot: HEAD, level: 3, attack: 2, defense: 4, builder: 'Maxine Trinidad (Crew)',
    start: { do: 'peek' },
    text: 'Start of your turn: look at the top card of your deck; you may put it on the bottom.', from: ['designed', 'designed', 'designed'],
  },
]
