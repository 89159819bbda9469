import type { BaseRobot } from './kinds.ts'

/** The three base robots, equal in strength: Level 0 with 0/0 on every limb. */
const robot = (id: string, name: string): BaseRobot => ({
  kind: 'robot',
  id,
  name,
  text: 'A base robot: Level 0, 0/0 on all four limbs.',
  from: ['book', 'book+designed', 'designed'],
})

export const ROBOTS: readonly BaseRobot[] = [robot('BR01', 'Crystal'), robot('BR02', 'Obsidian'), robot('BR03', 'Solar')]
