import { BadInput, call, type Settings } from '@robodrome/kernel'
import { MODE_IDS, MODES, type ModeId } from './content/modes.ts'
import { ALL_SCRAP } from './content/scrap.ts'
import { match } from './rules/match.ts'
import { newPlayer, type Aimbots } from './state.ts'

/** The settings of a table, checked: the mode, and `market: novice` for programs of complexity 1 only (AB-MODE-5). */
export function readSettings({ mode, options }: Settings): { mode: ModeId; novice: boolean } {
  const known = MODE_IDS.find((id) => id === mode)
  if (known === undefined) throw new BadInput(['mode'], mode, `one of ${MODE_IDS.join(', ')}`)
  for (const [name, value] of Object.entries(options)) {
    const option = MODES[known].options[name]
    if (option?.kind !== 'one') throw new BadInput(['options', name], value, `no such option in mode ${known}`)
    if (!option.of.includes(value)) throw new BadInput(['options', name], value, option.of.map((each) => JSON.stringify(each)).join(' or '))
  }
  return { mode: known, novice: options['market'] === 'novice' }
}

/** The first position, with the programs of a box. */
export function setup(settings: Settings, box: string): Aimbots {
  const { mode, novice } = readSettings(settings)
  if (!MODES[mode].seats.includes(settings.seats))
    throw new BadInput(['seats'], settings.seats, `${MODES[mode].seats.join(' or ')} for mode ${mode}`)
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
