import type { ForPeople } from '../people.ts'

export const forPeople: ForPeople = {
  pool: 'regular',
  portraits: {},
}
