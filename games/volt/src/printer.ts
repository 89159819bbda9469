import type { Printer } from '@robodrome/kernel'
import { forecastCommand } from './forecast/command.ts'
import type { Volt } from './state.ts'

export const printer: Partial<Printer<Volt>> = { forecast: forecastCommand }
