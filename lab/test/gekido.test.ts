import { loadGame } from '@robodrome/games'
import { quickLuck, ready, type Json, type Settings } from '@robodrome/kernel'
import { ask, search } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'

const duel: Settings = { mode: 'duel', seats: 2, options: {} }
const arena = { '0,0': 'LASER', '0,1': 'HIGH', '1,0': 'ENERGY', '1,1': 'GRILL' }

/** The choice of a search in a position, with different luck each time. */
async function choices(position: Json, seat: number): Promise<string[]> {
  const gekido = (await loadGame('gekido'))!
  const g = ready(gekido, gekido.arrange(position, duel))
  return [1, 2, 3, 4].map((seed) => ask(search, gekido, duel, g, seat, quickLuck(seed), { playouts: 300 }).option.text)
}

describe('search in Gekido Duel sees beyond the next choice', () => {
  test('GK-MOVE-5 after the attack it does not stay on the Laser Turret, where the answer hurts most', async () => {
    const bots = { 0: { bot: 'SLICER', at: '0,0', structure: [2, 6] }, 1: { bot: 'VREX', at: '1,1', structure: [6, 6] } }
    expect(await choices({ arena, bots, active: 0, at: 'second move' }, 0)).not.toContain('stay')
  })

  test('GK-ATK-5 about to be destroyed, it names the one Command that would end the battle', async () => {
    const bots = {
      0: { bot: 'VREX', at: '0,0', structure: [1], upgrade: 1, powers: { FLIP: 1, EXTRA_DIE: 2 } },
      1: { bot: 'OVER', at: '1,0', structure: [6, 6], powers: {} },
    }
    const position = { arena, bots, active: 0, attack: { target: 1, roll: 1, free: 'TTTSC' }, at: 'lock' }
    const named = await choices(position, 0)
    for (const choice of named) expect(['command Four of a Kind', 'command Five of a Kind']).toContain(choice)
  })
})
