import type { ForPeople } from '../people.ts'

export const forPeople: ForPeople = {
  pool: 'duel',
  portraits: {
    'M3-OW': 'bot-meow',
    Overclock: 'bot-over',
    Pytron: 'bot-pytron',
    Slicer: 'bot-slicer',
    Tetsubot: 'bot-tetsu',
    'V-REX': 'bot-vrex',
  },
}
