import type { Printer } from '@robodrome/kernel'
import { oddsAt, oddsCommand } from './odds/command.ts'
import type { Pbl } from './state.ts'

export const printer: Partial<Printer<Pbl>> = { odds: oddsAt, oddsOf: oddsCommand }
