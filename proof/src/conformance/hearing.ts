import { listen, type Happened } from '@robodrome/kernel'
import { watchersOf } from './check.ts'
import type { Run } from './run.ts'
import { unsaid } from './speaking.ts'

/** Listens to the events of some work and freezes them, because events must never change. */
export function hearing<T>(run: Run, work: () => T, unseen?: Set<string>): T {
  return listen((event) => {
    freeze(event)
    if (event.uses !== undefined) unseen?.delete(event.uses)
    hear(run, event)
  }, work)
}

function hear(run: Run, event: Happened): void {
  const { told } = run.report
  told.set(event.rule, (told.get(event.rule) ?? 0) + 1)
  if (event.uses !== undefined) run.unused.delete(event.uses)
  const insiders = event.to ?? event.secret?.to
  if (Array.isArray(insiders))
    for (const watcher of watchersOf(run.settings)) if (watcher === null || !insiders.includes(watcher)) run.kept.add(watcher)
  if (!isHeardBySeats(event))
    run.wrongEvent = `the event "${event.kind}" has a field "to" that is no list of seats: "to" and "secret.to" say who may hear an event, so give the field another name`
  else if (run.ruleIds?.has(event.rule) === false)
    run.wrongEvent = `the event "${event.kind}" names rule "${event.rule}", which RULES.md does not have`
  else if (run.says && run.words !== null) run.wrongEvent ??= unsaid(run.words, event)
}

/** Checks `to` at run time, because games from outside are not type-checked. A malformed `to` would be dropped on the way to the page. */
const isHeardBySeats = ({ to, secret }: Happened): boolean =>
  [to, secret?.to].every((seats) => seats === undefined || (Array.isArray(seats) && seats.every(Number.isInteger)))

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const item of Object.values(value)) freeze(item)
}

/** Whether an error comes from a change to frozen data. */
export const isFrozenFault = (error: unknown): boolean =>
  error instanceof TypeError && /read only property|not extensible|Cannot delete property|Cannot add property/.test(error.message)
