import type { Receipt, Snapshot } from '@robodrome/table'
import { receiptsOf } from './receipts.ts'

/**
 * This device's receipts. A seat given up earlier may have left an older one. A seat that this device has played counts, whatever the host
 * says about its owner.
 */
export const receiptsFor = ({ table, own }: Pick<Snapshot, 'table' | 'own'>): Receipt[] =>
  receiptsOf(table).filter(({ seat, choices, left, end }) => own.includes(seat) || choices.length > 0 || left !== null || end !== null)
