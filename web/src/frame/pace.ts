import type { Snapshot } from '@robodrome/table'

/** Whether people may leave the page: with hours on the clock they may, with minutes they may not. */
export const mayLeave = ({ clockRules }: Pick<Snapshot, 'clockRules'>): boolean => clockRules === null || clockRules.bank >= 3_600_000

/** Whether the table continues without open pages: on a server, with hours to answer. */
export const goesOnAlone = (snapshot: Pick<Snapshot, 'table' | 'clockRules'>): boolean => snapshot.table !== 'local' && mayLeave(snapshot)
