export * from './accounts.ts'
export * from './boxes.ts'
export * from './competitions.ts'
export * from './challenges.ts'
export * from './errors.ts'
export * from './events.ts'
export * from './host.ts'
export * from './http.ts'
export * from './messages.ts'
export * from './notices.ts'
export * from './seeks.ts'
export * from './people.ts'
export * from './programs.ts'
export * from './step.ts'
export * from './watch.ts'
export * from './wire.ts'
export * from './fields.ts'
/** Types that are declared in table/ and also travel over the wire. */
export {
  absence,
  agreement,
  boxName,
  change,
  chatLine,
  clockRules,
  json,
  seat,
  seatState,
  settings,
  snapshot,
  tableId,
} from '@robodrome/table'
