import type { Printer } from '@robodrome/kernel'
import { oddsAt } from './odds/at-table.ts'
import { oddsCommand } from './odds/command.ts'
import type { Gekido } from './state.ts'

export const printer: Partial<Printer<Gekido>> = { odds: oddsAt, oddsOf: oddsCommand }
