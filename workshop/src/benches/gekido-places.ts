import type { Box } from '@robodrome/gekido'
import type { Json } from '@robodrome/kernel'
import type { Place } from '../bench.ts'

type Bot = Box['bots'][number]
type Side = 'standard' | 'duel'

/** The cells of two Bots that can attack each other. */
const CELLS = { standard: ['0,1', '0,0'], duel: ['0,1', '1,1'] } as const

/** A position in which the first seat is about to attack with this Bot, with its Powers charged. */
function attack(mode: Side, bot: Bot, { bots }: Box, more: { [field: string]: Json } = {}, arena: Json = {}): Place {
  const foe = bots.find(({ id }) => id !== bot.id)!
  const [own, other] = CELLS[mode]
  const position: Json = {
    at: 'target',
    arena,
    bots: { 0: { bot: bot.id, at: own, powers: { ...bot[mode].powers }, ...more }, 1: { bot: foe.id, at: other } },
  }
  return { id: mode === 'duel' ? 'duel' : 'built', settings: { mode, seats: 2, options: {} }, position }
}

export function placesOf(list: string, piece: Json, box: Box): Place[] {
  const { bots } = box
  if (list === 'bots') return (['standard', 'duel'] as const).map((mode) => attack(mode, piece as unknown as Bot, box))
  if (list === 'powers') {
    const { id } = piece as unknown as Box['powers'][number]
    return (['standard', 'duel'] as const).flatMap((mode) => {
      const owner = bots.find((bot) => id in bot[mode].powers)
      return owner === undefined ? [] : [attack(mode, owner, box)]
    })
  }
  if (list === 'cards') {
    const { name } = piece as unknown as Box['cards'][number]
    const owner = bots.find(({ standard }) => standard.hand > 0)
    return owner === undefined ? [] : [{ ...attack('standard', owner, box, { hand: [name] }), id: 'hand' }]
  }
  const { kind, place } = piece as unknown as Box['tiles'][number]
  return place === 'center' ? [] : [attack('standard', bots[0]!, box, {}, { [CELLS.standard[0]]: kind })]
}
