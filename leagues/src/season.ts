import { isLeague, LIMITS, type Format } from './definition.ts'
import { isFresh, stayers, takenBy } from './last-season.ts'
import type { Next } from './log.ts'
import { openAuction, skip } from './keepers/auction.ts'
import { newcomersPicks, openDraft } from './keepers/draft.ts'
import { openSealed } from './keepers/sealed.ts'
import { runPlaces } from './places.ts'
import { isIn, type EntrantId, type Holding, type Phase, type State } from './state.ts'

const emptyHolding = (purse: number): Holding => ({ keepers: [], bonuses: [], purse, wishes: [], fired: [] })

/** LG-ENT-5 Assigns pairing numbers at the start. */
export function firstNumbers(state: State): EntrantId[] {
  const { definition, lots, seeds, entrants } = state
  if (definition.last !== undefined) return numbersAfter(state, definition.format)
  if (definition.seeding === 'rating') return lots.toSorted((a, b) => entrants[b]!.rating - entrants[a]!.rating)
  return definition.seeding === 'list' && seeds.length > 0 ? [...seeds, ...lots.filter((each) => !seeds.includes(each))] : [...lots]
}

/** LG-STATE-5 Returning entrants keep their order (RFL: that of the table); newcomers follow in order of entry (RFL: by lot). */
function numbersAfter(state: State, format: Format): EntrantId[] {
  const isRfl = format === 'rfl'
  const stayed = stayers(state, isRfl ? 'place' : 'number')
  const others = isRfl ? state.lots : state.lots.toSorted((a, b) => a - b)
  return [...stayed, ...others.filter((entrant) => !stayed.includes(entrant))]
}

/** LG-STATE-4, LG-RFL-5 The numbers of the next season: remaining entrants keep their order (RFL: that of the table), newcomers follow. */
export function nextNumbers(state: State): EntrantId[] {
  const last = state.definition.format === 'rfl' ? runPlaces(state, state.runs.length - 1).map(({ entrant }) => entrant) : state.numbers
  const stayed = last.filter((entrant) => isIn(state, entrant))
  return [...stayed, ...newcomers(state)]
}

/** Entrants that joined during the break: in order of entry, or of their lots if these have been drawn (LG-RFL-5). */
export const newcomers = (state: State): EntrantId[] =>
  state.entrants
    .flatMap((_, id) => (isIn(state, id) && !state.numbers.includes(id) ? [id] : []))
    .toSorted((a, b) => state.lots.indexOf(a) - state.lots.indexOf(b))

/** LG-ENT-2 Whether enough entrants are left for another season. */
export const isEnough = (state: State): boolean =>
  state.entrants.filter((_, id) => isIn(state, id)).length >= LIMITS[state.definition.format][0]

/** Starts a season: with a draft or an auction in a drawn order, the picks of newcomers, firing, or its rounds. */
export function openSeason(state: State): Next {
  const { definition, numbers } = state
  if (!isLeague(definition)) return { kind: 'phase', phase: { kind: 'rounds' } }
  const isNew = isFresh(state)
  if (definition.format === 'keeper') {
    if (isNew) return { kind: 'order', of: [...numbers], for: 'draft' }
    // LG-KEEP-9 A newcomer picks five free cards in a row; several newcomers do so in order of entry.
    const fresh = numbers.filter((entrant) => state.holdings[entrant]!.keepers.length === 0)
    return {
      kind: 'phase',
      phase: { kind: 'draft', order: fresh, picks: newcomersPicks(fresh) },
    }
  }
  return isNew ? { kind: 'order', of: [...numbers], for: 'auction' } : { kind: 'phase', phase: { kind: 'firing', chosen: {} } }
}

/** Returns the phase that starts once an order is drawn. */
export function phaseOf(state: State, what: 'draft' | 'auction', order: readonly EntrantId[]): Phase {
  if (what === 'draft') return openDraft(order)
  return state.definition.auction === 'sealed' ? openSealed(order) : openAuction(order)
}

/** LG-KEEP-10, LG-KEEP-9, LG-SAL-15 Updates what each entrant owns for a new season. */
export function renewHoldings(state: State): void {
  const { definition, season } = state
  freeAbandoned(state)
  state.windows = []
  while (state.holdings.length < state.entrants.length) state.holdings.push(emptyHolding(definition.purse))
  if (season > 1 && !isFresh(state)) return
  state.holdings = state.holdings.map(({ wishes }, entrant) => {
    const { keepers = [], purse = definition.purse } = (isFresh(state) ? null : takenBy(state, entrant)) ?? {}
    return { ...emptyHolding(purse), keepers: keepers.map((each) => ({ ...each })), wishes }
  })
}

/** LG-KEEP-10 Frees the cards of entrants that are out, at a window or at the start of a season. */
const freeAbandoned = (state: State): void =>
  state.holdings.forEach((holding, id) => {
    if (!isIn(state, id)) holding.keepers = []
  })

/** Starts a phase. */
export function enterPhase(state: State, phase: Phase): void {
  state.phase = phase
  if (phase.kind === 'window') {
    freeAbandoned(state)
    state.windows.push(phase.after)
  }
  if (phase.kind === 'auction') skip(state, phase)
}
