import type { Printer } from '@robodrome/kernel'
import { oddsCommand } from './odds/command.ts'
import { oddsAt } from './odds/at-table.ts'
import type { Aimbots } from './state.ts'

export const printer: Partial<Printer<Aimbots>> = { odds: oddsAt, oddsOf: oddsCommand }
