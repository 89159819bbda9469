import { copy } from '@robodrome/kernel'
import type { Definition } from './definition.ts'
import { openEntry, type LogEntry } from './log.ts'
import type { EntrantId, State } from './state.ts'

/**
 * LG-SAL-17 Shows a competition as a player of these entrants may see it: without others' sealed bids, firings or wishes, and without
 * accounts. Fixtures contain nothing secret, so they are shared: copying them would be most of the work.
 */
export function openState(state: State, own: readonly EntrantId[]): State {
  const { fixtures, ...rest } = state
  const open: State = { ...copy(rest), fixtures }
  open.definition = openDefinition(open.definition)
  for (const each of [...open.entrants, ...open.invitations]) each.accounts = []
  open.holdings.forEach((holding, id) => {
    if (!own.includes(id)) holding.wishes = []
  })
  if (open.phase.kind === 'sealed') open.phase.lists = withoutAnswers(open.phase.lists, own)
  if (open.phase.kind === 'firing') open.phase.chosen = withoutAnswers(open.phase.chosen, own)
  return open
}

/** Removes the answers: the fact that an entrant has answered is public, but the answer is not. */
const withoutAnswers = <T>(answers: { [entrant: string]: T[] }, own: readonly EntrantId[]): { [entrant: string]: T[] } =>
  Object.fromEntries(Object.entries(answers).map(([entrant, answer]) => [entrant, own.includes(Number(entrant)) ? answer : []]))

/** LG-LOG-1 Returns the log as the same player may read it, without accounts; sealed content is readable from its `revealed` entry on. */
export function openLog(log: readonly LogEntry[], own: readonly EntrantId[]): LogEntry[] {
  const revealed = log.findLastIndex(({ data }) => data.kind === 'revealed')
  return log.map((entry, i) => withoutAccounts(openEntry(entry, own, i < revealed)))
}

function withoutAccounts(entry: LogEntry): LogEntry {
  const { data } = entry
  const by = entry.by === '' ? '' : 'somebody'
  if (data.kind === 'entered') return { ...entry, by, data: { ...data, entrant: { ...data.entrant, accounts: [] } } }
  if (data.kind === 'invited') return { ...entry, by, data: { ...data, team: { ...data.team, accounts: [] } } }
  if (data.kind === 'changed') return { ...entry, by, data: { kind: 'changed', ...(data.reason && { reason: data.reason }) } }
  if (data.kind !== 'created') return { ...entry, by }
  return { ...entry, by, data: { ...data, definition: openDefinition(data.definition) } }
}

const openDefinition = (definition: Definition): Definition => ({
  ...definition,
  managers: [],
  entry: { ...definition.entry, list: [] },
  ...(definition.last && { last: definition.last.map((each) => ({ ...each, accounts: [] })) }),
})
