import { demandFitTexts } from '@robodrome/reading/text'
import { objecting } from '@robodrome/kernel'
import { read } from '@robodrome/reading'
import * as z from 'zod'
import {
  BONUSES,
  FORMATS,
  hasSeasons,
  KINDS,
  LIMITS,
  usualDraws,
  usualTieBreaks,
  type Definition,
  type EventSpec,
  type Format,
  type Referee,
} from './definition.ts'
import { DECATHLON } from './decathlon-events.ts'
import { demand, Forbidden } from './forbidden.ts'
import { seatsOfPods } from './pairing.ts'
import { isForTeams } from './pools.ts'
import { moment } from './read-act.ts'
import { leagueSays } from './says.ts'
import { TIE_BREAKS } from './standings.ts'
import { settingsOf } from './table-settings.ts'

const count = z.int().min(0)
const days = z.number().max(366)
const leagueEvent = z.strictObject({
  game: z.string().min(1),
  mode: z.string().min(1),
  options: z.record(z.string(), z.json()).default({}),
  seats: z.int().min(2).max(4).default(2),
  format: z.enum(FORMATS).exclude(['decathlon']).optional(),
  rounds: count.optional(),
  weight: z.int().min(1).max(3).default(1),
})

/** A competition as a person writes it; missing fields get the defaults of LG-DATA-1. */
const schema = z.strictObject({
  title: z.string().trim().min(1).max(60),
  format: z.enum(FORMATS),
  events: z.array(leagueEvent).min(1).max(12).optional(),
  rounds: z.int().min(0).max(600).optional(),
  entry: z
    .strictObject({
      who: z.enum(['anyone', 'list', 'link']).default('anyone'),
      list: z.array(z.string()).max(512).default([]),
      min: count.optional(),
      max: z.int().min(2).max(512).optional(),
      kinds: z.array(z.enum(KINDS)).min(1).optional(),
    })
    .prefault({}),
  seeding: z.enum(['lot', 'rating', 'list', 'preliminary']).default('lot'),
  pace: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('live'),
        grace: count.max(7 * 86_400_000).default(10 * 60_000),
        slots: z.array(moment).max(600).default([]),
      }),
      z.strictObject({ kind: z.literal('days'), roundDays: days.positive().default(14), extendDays: days.min(0).default(3) }),
    ])
    .prefault({ kind: 'days' }),
  fill: z
    .strictObject({ when: z.enum(['none', 'start', 'replace', 'both']).default('none'), program: z.string().default('rule-of-thumb') })
    .prefault({}),
  managers: z.array(z.string().min(1)).min(1),
  rated: z.boolean().optional(),
  draws: z.enum(['stand', 'replay']).optional(),
  tiebreaks: z.array(z.enum(TIE_BREAKS)).min(1).optional(),
  startAt: moment.nullable().default(null),
  range: z.strictObject({ pool: z.string(), from: z.number(), to: z.number() }).nullable().default(null),
  third: z.boolean().default(false),
  bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]).default(1),
  prelim: count.default(0),
  groups: z.union([z.literal(2), z.literal(4), z.literal(8)]).default(8),
  final: z.boolean().default(true),
  bouts: z.enum(['championship', 'single']).default('championship'),
  ahead: z.boolean().default(false),
  seasons: z.int().min(1).max(20).default(1),
  exchangeEvery: z.int().min(0).max(20).optional(),
  playoff: z.union([z.literal(0), z.literal(2), z.literal(4)]).default(0),
  again: z.enum(['keep', 'redraft']).default('keep'),
  purse: z.int().min(1).default(100),
  income: count.default(0),
  auction: z.enum(['open', 'sealed']).optional(),
  bonuses: z.array(z.enum(BONUSES)).default([...BONUSES]),
  bonusStock: count.default(0),
  box: z
    .string()
    .regex(/^[0-9a-f]{64}$/, objecting(leagueSays('boxDigest')))
    .optional(),
  last: z
    .array(
      z.strictObject({
        accounts: z.array(z.string().min(1)).min(1).max(2),
        place: z.int().min(1),
        keepers: z.array(z.strictObject({ card: z.string().min(1), price: count })).max(5),
        purse: count,
      }),
    )
    .optional(),
})

/** Options that a league sets itself (LG-DATA-2). */
const OWN_OPTIONS = ['inheritance', 'removed', 'keepers', 'bonuses']

/** LG-DATA-3 Modes that no competition can use. */
const NEVER: readonly string[] = ['aimbots first', 'volt training', 'volt killbots']

/** Reads a definition. Throws BadInput for malformed data, and Forbidden if a rule refuses it. */
export function readDefinition(found: unknown, referee: Referee): Definition {
  demandFitTexts(found)
  const { rounds, entry, draws, tiebreaks, exchangeEvery, auction, events: listed, last, box, rated, ...rest } = read(schema, found)
  const { format } = rest
  demand(listed !== undefined || format === 'decathlon', 'LG-DATA-1', leagueSays('sayEvents'))
  const given = listed ?? DECATHLON
  const game = given[0]!.game
  const [least, most] = LIMITS[format]
  const events = given.map((each): EventSpec => {
    const own = each.format ?? (format === 'decathlon' ? 'swiss' : format)
    return { ...each, format: own, rounds: (each.rounds ?? rounds) || usualRounds(own) }
  })
  const definition: Definition = {
    ...rest,
    events,
    entry: {
      ...entry,
      min: entry.min ?? least,
      max: entry.max ?? Math.min(64, most),
      kinds: entry.kinds ?? [isForTeams(given[0]!) ? 'team' : 'person', 'program'],
    },
    draws: draws ?? usualDraws(format, game),
    tiebreaks: tiebreaks ?? usualTieBreaks(format, game),
    exchangeEvery: exchangeEvery ?? (format === 'keeper' ? 5 : 0),
    auction: auction ?? (rest.pace.kind === 'live' ? 'open' : 'sealed'),
    rated: rated ?? box === undefined,
    ...(box !== undefined && { box }),
    ...(last && { last }),
  }
  demandFitting(definition, referee)
  return definition
}

/** LG-DATA-1 A Swiss tournament derives its number of rounds from the number of entrants, which is not known yet. */
const usualRounds = (format: Format): number =>
  format === 'swiss' ? 0 : format === 'pods' ? 3 : format === 'arena' ? 60 : format === 'rfl' ? 4 : 1

function demandFitting(definition: Definition, referee: Referee): void {
  const { format, events, entry, draws, tiebreaks, seeding } = definition
  demandTaken(definition, referee)
  demandNoBoxWhereFixed(definition)
  demand(format === 'decathlon' ? events.length >= 2 : events.length === 1, 'LG-DATA-1', leagueSays('oneEventOrMore'))
  demand(draws === 'replay' || !['knockout', 'double knockout'].includes(format), 'LG-DATA-1', leagueSays('noDrawInBracket'))
  demand(tiebreaks.at(-1) === 'LOT', 'LG-DATA-1', leagueSays('lastTieBreakIsLot'))
  demand(
    seeding !== 'preliminary' || ['knockout', 'double knockout'].includes(format),
    'LG-DATA-2',
    leagueSays('onlyBracketsHavePreliminaries'),
  )
  for (const event of events) {
    const { game, mode, options, seats, format: own } = event
    const name = `${game} ${mode}`
    demand(isForTeams({ game, mode }) || !entry.kinds.includes('team'), 'LG-DATA-3', leagueSays('noTeams', { game: name }))
    const isPod = own === 'pods' || own === 'rfl'
    demand(!NEVER.includes(name), 'LG-DATA-3', leagueSays('notInCompetitions', { game: name }))
    demand(
      isPod ? !isForTeams({ game, mode }) : seats === (isForTeams({ game, mode }) ? 4 : 2),
      'LG-DATA-3',
      leagueSays('seatsDoNotFit', { game: name, seats }),
    )
    demand((own !== 'keeper' && own !== 'salary') || name === 'pbl regular', 'LG-KEEP-1', leagueSays('regularDraftOnly'))
    demand(own !== 'rfl' || name === 'volt championship', 'LG-RFL-1', leagueSays('rflOfVolt'))
    const byHand = Object.keys(options).find((option) => OWN_OPTIONS.includes(option) || (own === 'rfl' && option === 'board'))
    demand(byHand === undefined, 'LG-DATA-2', leagueSays('leagueSets', { option: byHand ?? '' }))
    // Pods can have every size of LG-POD-1. A full table may omit options such as KillBots, so the smallest must accept them as written.
    const sizes = isPod ? [...seatsOfPods(event), seats] : [seats]
    for (const settings of [{ mode, seats: sizes[0]!, options }, ...sizes.map((size) => settingsOf(event, definition.bouts, 1, size))]) {
      const objection = referee.objection(game, settings)
      if (objection !== null) throw new Forbidden('LG-DATA-2', objection)
    }
  }
}

/** LG-DATA-5 A box is allowed only in unrated competitions of formats that do not name a game's pieces. */
function demandNoBoxWhereFixed({ box, rated, format }: Definition): void {
  if (box === undefined) return
  demand(!rated, 'LG-DATA-5', leagueSays('boxUnrated'))
  demand(!FIXED.includes(format), 'LG-DATA-5', leagueSays('boxNotHere', { format }))
}

/** LG-DATA-5 Formats that refer to pieces or modes of their games. */
const FIXED: readonly Format[] = ['keeper', 'salary', 'rfl', 'decathlon']

/** LG-STATE-5 Only formats with seasons can follow another season, and each keeper must be a card with one holder. */
function demandTaken(definition: Definition, { keeperCards }: Referee): void {
  const { last } = definition
  if (last === undefined) return
  demand(hasSeasons(definition), 'LG-STATE-5', leagueSays('noPreviousSeason'))
  const held = last.flatMap(({ keepers }) => keepers.map(({ card }) => card))
  const wrong = held.find((card, i) => held.indexOf(card) !== i || !keeperCards.includes(card))
  demand(wrong === undefined, 'LG-STATE-5', leagueSays('noKeeper', { card: wrong ?? '' }))
}
