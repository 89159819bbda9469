import { BadInput, call, type Json, type Mode, type Settings, type TableOption } from '@robodrome/kernel'
import { BOT_IDS, type BotId, type Mode as ModeId } from './content/bots.ts'
import { battle } from './rules/1-setup.ts'
import type { Gekido } from './state.ts'

/** GK-SET-2 Players choose their Bots, luck deals them, or the host assigns one to each seat. */
const bots = (seats: number) =>
  ({
    kind: 'either',
    of: [
      { kind: 'one', of: ['choose', 'random'], usual: 'choose' },
      { kind: 'each', count: seats, of: { kind: 'one', of: BOT_IDS } },
    ],
  }) as const satisfies TableOption

/** GK-SET-6 Bots may be held to the corners; in Duel every tile is one. */
const cornerStart = { kind: 'flag', usual: false } as const satisfies TableOption

/** GK-DUEL-1 Duel is for exactly two; the standard game for two to four. */
export const modes: Readonly<Record<ModeId, Mode>> = {
  standard: {
    title: 'Bot Battles',
    seats: [2, 3, 4],
    options: (seats) => ({ bots: bots(seats), cornerStart }),
    variants: { 'corner start': { cornerStart: true }, 'random Bots': { bots: 'random' } },
  },
  duel: {
    title: 'Gekido Duel',
    seats: [2],
    options: (seats) => ({ bots: bots(seats) }),
    variants: { 'random Bots': { bots: 'random' } },
  },
}

/** The first position, with the table's options as `modes` list them. */
export function setup(settings: Settings): Gekido {
  const { options, seats } = settings
  const mode = settings.mode as ModeId
  const known = Object.keys(modes[mode].options!(seats))
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new BadInput(['options', name], options[name], `one of the options ${known.join(', ')}`)
  }
  return {
    stack: [call(battle, { seat: 0, left: 0 })],
    mode,
    seats,
    cornerStart: readFlag('cornerStart', options['cornerStart'] ?? cornerStart.usual),
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

function readFlag(name: string, value: Json): boolean {
  if (typeof value !== 'boolean') throw new BadInput(['options', name], value, 'true or false')
  return value
}

function readBots(value: Json | undefined, seats: number): Gekido['bring'] {
  const [way, assigned] = bots(seats).of
  if (value === undefined) return way.usual
  const named = way.of.find((each) => each === value)
  if (named !== undefined) return named
  const path = ['options', 'bots']
  const known = assigned.of.of
  if (!Array.isArray(value) || value.length !== assigned.count)
    throw new BadInput(path, value, `${way.of.join(', ')}, or a list of ${assigned.count} different Bots (${known.join(', ')})`)
  return value.map((given, seat): BotId => {
    const id = known.find((each) => each === given)
    if (id === undefined) throw new BadInput([...path, seat], given, `one of ${known.join(', ')}`)
    if (value.indexOf(given) < seat) throw new BadInput([...path, seat], given, 'a Bot that no other seat has')
    return id
  })
}
