import { BadInput, call, type Json, type Mode, type Settings, type TableOption, common } from '@robodrome/kernel'
import type { BotId, Mode as ModeId } from './content/bots.ts'
import type { Content } from './content.ts'
import { battle } from './rules/1-setup.ts'
import type { Gekido } from './state.ts'
import { gekidoSays } from './says.ts'

/** GK-SET-2 Players choose their Bots, unless the owner of the table assigns Bots to some or all seats, or has them dealt at random. */
const bots = ({ botIds }: Content, seats: number) =>
  ({ kind: 'each', count: seats, of: { kind: 'one', of: botIds } }) as const satisfies TableOption
const randomBots = { kind: 'flag', usual: false } as const satisfies TableOption

/** GK-SET-6 An option limits starting tiles to the corners; in Duel every tile is a corner. */
const cornerStart = { kind: 'flag', usual: false } as const satisfies TableOption

/** GK-DUEL-1 Duel is for exactly two players; the standard game is for two to four. */
export const modesOf = (content: Content): Readonly<Record<ModeId, Mode>> => ({
  standard: {
    title: 'Bot Battles',
    seats: [2, 3, 4],
    options: (seats) => ({ bots: bots(content, seats), randomBots, cornerStart }),
    variants: { 'corner start': { cornerStart: true }, 'random Bots': { randomBots: true } },
  },
  duel: {
    title: 'Gekido Duel',
    seats: [2],
    options: (seats) => ({ bots: bots(content, seats), randomBots }),
    variants: { 'random Bots': { randomBots: true } },
  },
})

/** The first position, with the table's options as listed in `modes`. */
export function setup(content: Content, settings: Settings): Gekido {
  const { options, seats } = settings
  const mode: ModeId = settings.mode === 'duel' ? 'duel' : 'standard'
  const known = Object.keys(modesOf(content)[mode].options!(seats))
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new BadInput(['options', name], options[name], common('optionsOf', { names: known.join(', ') }))
  }
  return {
    stack: [call(battle, { seat: 0, left: 0 })],
    box: content.box.id,
    mode,
    seats,
    cornerStart: readFlag('cornerStart', options['cornerStart'] ?? cornerStart.usual),
    bring: readBots(content, options, seats),
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
  if (typeof value !== 'boolean') throw new BadInput(['options', name], value, common('flag'))
  return value
}

function readBots(content: Content, options: Settings['options'], seats: number): Gekido['bring'] {
  const dealt = readFlag('randomBots', options['randomBots'] ?? randomBots.usual)
  const value = options['bots'] ?? 'choose'
  const path = ['options', 'bots']
  // Older tables use one option for both assigning and dealing.
  if (value === 'choose' || value === 'random') return dealt ? 'random' : value
  if (dealt) throw new BadInput(path, value, gekidoSays('botsDealt'))
  const { count, of } = bots(content, seats)
  if (!Array.isArray(value) || value.length !== count)
    throw new BadInput(path, value, gekidoSays('listOfBots', { count, bots: of.of.join(', ') }))
  return value.map((given, seat): BotId | null => {
    if (given === null) return null
    const id = of.of.find((each) => each === given)
    if (id === undefined) throw new BadInput([...path, seat], given, common('oneOf', { names: of.of.join(', ') }))
    if (value.indexOf(given) < seat) throw new BadInput([...path, seat], given, gekidoSays('botOfNobody'))
    return id
  })
}
