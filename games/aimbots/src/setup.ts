import { BadInput, call, type Json, type Settings, common, objecting } from '@robodrome/kernel'
import { keepingLatest, read } from '@robodrome/reading'
import * as z from 'zod'
import { MODE_IDS, MODES, type ModeId } from './content/modes.ts'
import { ALL_SCRAP } from './content/scrap.ts'
import { match } from './rules/match.ts'
import { newPlayer, type Aimbots } from './state.ts'

const MODE = z.enum(MODE_IDS)

/** The options of a mode as a schema. */
function optionsOf(mode: ModeId) {
  const shape = Object.entries(MODES[mode].options).map(([name, { of }]) => {
    const expected = of.map((each) => JSON.stringify(each)).join(' or ')
    return [name, z.exactOptional(z.custom<Json>((value) => of.includes(value as Json), expected))] as const
  })
  return z.strictObject(Object.fromEntries(shape), objecting(common('noSuchOption', { mode })))
}

const OPTIONS = Object.fromEntries(MODE_IDS.map((mode) => [mode, optionsOf(mode)]))

/** Reads the settings of a table: the mode, and `market: novice` for programs of complexity 1 only (AB-MODE-5). */
const readFrom = keepingLatest((modes: typeof OPTIONS, { mode: given, options }: Settings): { mode: ModeId; novice: boolean } => {
  const mode = read(MODE, given, ['mode'])
  return { mode, novice: read(modes[mode]!, options, ['options'])['market'] === 'novice' }
})
export const readSettings = (settings: Settings): { mode: ModeId; novice: boolean } => readFrom(OPTIONS, settings)

/** The first position, with a box's programs. */
export function setup(settings: Settings, box: string): Aimbots {
  const { mode, novice } = readSettings(settings)
  if (!MODES[mode].seats.includes(settings.seats))
    throw new BadInput(['seats'], settings.seats, common('forMode', { what: MODES[mode].seats.join(' or '), mode }))
  return {
    stack: [call(match, {})],
    box,
    mode,
    novice,
    phase: 'setup',
    order: Array.from({ length: settings.seats }, (_, seat) => seat),
    market: [],
    dice: Array.from({ length: settings.seats }, () => []),
    bots: [],
    players: Array.from({ length: settings.seats }, newPlayer),
    scrap: [],
    pile: [...ALL_SCRAP],
    used: [],
    gone: [],
    active: 0,
    energy: 0,
    attacked: false,
    eventful: false,
    quiet: 0,
    rounds: 0,
    result: null,
  }
}
