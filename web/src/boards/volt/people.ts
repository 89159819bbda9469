import type { ForPeople } from '../people.ts'

export const forPeople: ForPeople = {
  pool: 'arena',
  portraits: { VOLT: 'volt-coil', MERCURY: 'volt-merc', HOUND: 'volt-hound', REAPER: 'volt-reaper' },
}
