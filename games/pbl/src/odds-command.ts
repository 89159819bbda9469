import { BadInput } from '@robodrome/kernel'
import { odds, party, type Party } from './odds.ts'

const NUMBERS: Readonly<Record<string, { most: number; about: string }>> = {
  attack: { most: 30, about: 'initial attack dice' },
  defense: { most: 30, about: 'initial defense dice' },
  'attack-total': { most: 200, about: 'attack counted so far' },
  'defense-total': { most: 200, about: 'defense counted so far' },
  bombs: { most: 12, about: 'cards of the attacker' },
  shields: { most: 12, about: 'cards of the defender' },
  'bomb-dice': { most: 2, about: 'dice for each bomb' },
  'shield-dice': { most: 2, about: 'dice for each shield' },
  'bomb-ticks': { most: 6, about: 'counter of Refuge Laser' },
  'shield-ticks': { most: 6, about: 'counter of Thunder Shield' },
}
const LISTS = ['attack-storage', 'defense-storage']

/** `robodrome odds pbl --attack 4 --defense 5 --bombs 3 --shields 2`: the chance of a hit, for each number of bombs and shields. */
export function oddsCommand(args: string[]): string {
  if (args.length === 0 || args.includes('--help')) return usage()
  const { numbers, lists } = read(args)
  const side = (name: 'attack' | 'defense'): Party => {
    const thrown = name === 'attack' ? 'bomb' : 'shield'
    return party({
      dice: numbers[name] ?? 0,
      total: numbers[`${name}-total`] ?? 0,
      cards: numbers[`${thrown}s`] ?? 0,
      perCard: numbers[`${thrown}-dice`] ?? 1,
      ticks: numbers[`${thrown}-ticks`] ?? 0,
      storage: lists[`${name}-storage`] ?? [],
    })
  }
  const attack = side('attack')
  const defense = side('defense')
  const { hit, byCards } = odds(attack, defense)
  const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`.padStart(8)
  const head = `bombs \\ shields ${byCards[0]!.map((_chance, j) => String(j).padStart(8)).join('')}`
  const rows = byCards.map((row, i) => `${String(i).padStart(15)} ${row.map(percent).join('')}`)
  return [
    `Attack ${attack.total} + ${attack.dice} dice against ${defense.total} + ${defense.dice} dice: hit ${percent(hit).trim()}, both sides playing on best.`,
    '',
    head,
    ...rows,
  ].join('\n')
}

function usage(): string {
  const lines = Object.entries(NUMBERS).map(([name, { most, about }]) => `  --${name} <0-${most}>`.padEnd(26) + about)
  return [
    'The chance that an attack hits, both sides playing on best, for each number of bombs and shields.',
    '',
    ...lines,
    ...LISTS.map((name) => `  --${name} <list>`.padEnd(26) + 'values of storage bombs, such as 5,2'),
    '',
    'Example: --attack 3 --defense 5 --bombs 4 --shields 2',
  ].join('\n')
}

function read(args: string[]): { numbers: Record<string, number>; lists: Record<string, number[]> } {
  const numbers: Record<string, number> = {}
  const lists: Record<string, number[]> = {}
  for (let i = 0; i < args.length; i += 2) {
    const name = args[i]!.replace(/^--/, '')
    const value = args[i + 1]
    if (!args[i]!.startsWith('--') || (NUMBERS[name] === undefined && !LISTS.includes(name)))
      throw new BadInput(['odds'], args[i], `one of ${[...Object.keys(NUMBERS), ...LISTS].map((each) => `--${each}`).join(', ')}`)
    if (LISTS.includes(name))
      lists[name] = (value ?? '').split(',').map((item) => whole(name, item, 1, 6, 'values of storage bombs, such as 5,2'))
    else numbers[name] = whole(name, value, 0, NUMBERS[name]!.most, NUMBERS[name]!.about)
  }
  const long = LISTS.find((name) => (lists[name]?.length ?? 0) > 6)
  if (long !== undefined) throw new BadInput(['odds', `--${long}`], lists[long]!.length, 'at most 6 storage bombs')
  return { numbers, lists }
}

function whole(name: string, text: string | undefined, from: number, to: number, about: string): number {
  const value = Number(text)
  if (text === undefined || !/^\d+$/.test(text) || value < from || value > to)
    throw new BadInput(['odds', `--${name}`], text, `${about}: a whole number from ${from} to ${to}`)
  return value
}
