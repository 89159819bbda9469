import { BadInput, call, type Json, type Mode, type Settings } from '@robodrome/kernel'
import { BOT_IDS, type BotId, type Mode as ModeId } from './content/bots.ts'
import { battle } from './rules/1-setup.ts'
import type { Gekido } from './state.ts'
import { isBotId } from './words.ts'

/** GK-DUEL-1 Duel is for exactly two; the standard game for two to four. */
export const modes: Readonly<Record<ModeId, Mode>> = {
  standard: {
    title: 'Bot Battles',
    seats: [2, 3, 4],
    variants: { 'corner start': { cornerStart: true }, 'random Bots': { bots: 'random' } },
  },
  duel: { title: 'Gekido Duel', seats: [2], variants: { 'random Bots': { bots: 'random' } } },
}

const OPTIONS = ['bots', 'cornerStart']

/** The first position. Options: `bots` (choose, random, or a list by seat) and `cornerStart` (standard only). */
export function setup(settings: Settings): Gekido {
  const { options, seats } = settings
  const mode = settings.mode as ModeId
  for (const name of Object.keys(options)) {
    if (!OPTIONS.includes(name)) throw new BadInput(['options', name], options[name], `one of the options ${OPTIONS.join(', ')}`)
  }
  return {
    stack: [call(battle, { seat: 0, left: 0 })],
    mode,
    seats,
    cornerStart: readCornerStart(options['cornerStart'], mode),
    bring: readBots(options['bots'], seats),
    arena: {},
    bots: {},
    active: 0,
    turns: 0,
    moved: false,
    fallback: false,
    attack: null,
    pile: [],
    discard: [],
    aside: [],
    known: [],
    fallen: [],
    ended: '',
  }
}

/** GK-SET-6: off by default; in Duel every tile is a corner. */
function readCornerStart(value: Json | undefined, mode: ModeId): boolean {
  if (value === undefined || value === false) return false
  if (value === true && mode === 'standard') return true
  throw new BadInput(
    ['options', 'cornerStart'],
    value,
    mode === 'standard' ? 'true or false' : 'nothing: it is an option of the standard game',
  )
}

export function readBots(value: Json | undefined, seats: number): Gekido['bring'] {
  if (value === undefined || value === 'choose') return 'choose'
  if (value === 'random') return 'random'
  const path = ['options', 'bots']
  if (!Array.isArray(value) || value.length !== seats)
    throw new BadInput(path, value, `choose, random, or a list of ${seats} different Bots (${BOT_IDS.join(', ')})`)
  value.forEach((id, seat) => {
    if (!isBotId(id)) throw new BadInput([...path, seat], id, `one of ${BOT_IDS.join(', ')}`)
    if (value.indexOf(id) < seat) throw new BadInput([...path, seat], id, 'a Bot that no other seat has')
  })
  return value as BotId[]
}
