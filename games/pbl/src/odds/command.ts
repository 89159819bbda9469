import { BadInput, type Position, type Seat } from '@robodrome/kernel'
import { ORANGE, STARTERS, type Changer, type Reroll } from '../content/index.ts'
import type { Pbl } from '../state.ts'
import { robotOf } from '../vocabulary.ts'
import { odds, party, PLAIN_DICE, type Party } from './odds.ts'
import { partiesOf } from './parties.ts'

const NUMBERS: Readonly<Record<string, { from: number; to: number; about: string }>> = {
  attack: { from: 0, to: 40, about: 'initial attack dice' },
  defense: { from: 0, to: 40, about: 'initial defense dice' },
  'attack-total': { from: 0, to: 200, about: 'attack counted so far' },
  'defense-total': { from: 0, to: 200, about: 'defense counted so far' },
  bombs: { from: 0, to: 20, about: 'cards of the attacker' },
  shields: { from: 0, to: 20, about: 'cards of the defender' },
  'bomb-dice': { from: 1, to: 2, about: 'dice for each bomb' },
  'shield-dice': { from: 1, to: 2, about: 'dice for each shield' },
  'bomb-ticks': { from: 0, to: 6, about: 'counter of Refuge Laser' },
  'shield-ticks': { from: 0, to: 6, about: 'counter of Thunder Shield' },
}
const LISTS = ['attack-storage', 'defense-storage']
const CARDS_OF = ['attack-with', 'defense-with']

/** Cards whose rerolls, fixed die or changes work on dice. */
const ON_DICE = [...STARTERS, ...ORANGE].flatMap((card) => {
  const { name, reroll, fixesDie, changer } = card as { name: string; reroll?: Reroll; fixesDie?: true; changer?: Changer }
  return reroll === undefined && fixesDie === undefined && changer === undefined ? [] : [{ name, reroll, fixesDie, changer }]
})

/** `robodrome odds pbl --attack 4 --defense 5 --bombs 3 --shields 2`: the chance of a hit, for each number of bombs and shields. */
export function oddsCommand(args: string[]): string {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) return usage()
  const { numbers, lists, names } = read(args)
  const side = (name: 'attack' | 'defense'): Party => {
    const thrown = name === 'attack' ? 'bomb' : 'shield'
    return party({
      dice: numbers[name] ?? 0,
      total: numbers[`${name}-total`] ?? 0,
      cards: numbers[`${thrown}s`] ?? 0,
      perCard: numbers[`${thrown}-dice`] ?? 1,
      ticks: numbers[`${thrown}-ticks`] ?? 0,
      storage: lists[`${name}-storage`] ?? [],
      ...working(names, name),
    })
  }
  const [attack, defense] = [side('attack'), side('defense')]
  return table(`${stand('Attack', attack)} against ${stand('defense', defense)}`, attack, defense)
}

/** What named cards do with the dice of a side; Mute works on those of both. */
function working(names: Record<string, string[]>, side: 'attack' | 'defense'): Pick<Party, 'rerolls' | 'mayFix' | 'does'> {
  const own = ON_DICE.filter(({ name }) => names[`${side}-with`]?.includes(name))
  const everybodys = ON_DICE.filter(({ name, changer }) => changer?.whose === 'everybody' && Object.values(names).flat().includes(name))
  const faces = [0, 0, 0, 0, 0, 0, 0]
  for (let face = 1; face <= 6; face++)
    faces[[...own, ...everybodys].reduce((now, { changer }) => (changer?.from === now ? changer.to : now), face)]!++
  const part = side === 'attack' ? 'attacking' : 'target'
  return {
    rerolls: own.flatMap(({ name: card, reroll }) =>
      reroll === undefined || (reroll.as !== undefined && reroll.as !== 'either' && reroll.as !== part) ? [] : [{ card, ...reroll }],
    ),
    mayFix: own.some(({ fixesDie }) => fixesDie === true),
    does: { ...PLAIN_DICE, faces },
  }
}

/** The odds of the combat that is on, as text for the terminal; null where there is none. Hands count by their number, as all can see. */
export function oddsAt(position: Position, _seat: Seat): string | null {
  const g = position as Pbl
  const parties = partiesOf(g)
  if (parties === null) return null
  const { attack, defense } = parties
  const { attacker, defender } = g.combat!
  return table(`${stand(robotOf(g, attacker), attack)} against ${stand(robotOf(g, defender), defense)}`, attack, defense)
}

function stand(name: string, { total, dice, storage, crew }: Party): string {
  const more = [
    ...(dice > 0 ? [dice === 1 ? '1 die' : `${dice} dice`] : []),
    ...(storage.length > 0 ? [`storage ${storage.join(' ')}`] : []),
    ...(crew.length > 0 ? [`crew dice ${crew.join(' ')}`] : []),
  ]
  return [`${name} ${total}`, ...more].join(' + ')
}

function table(heading: string, attack: Party, defense: Party): string {
  const { hit, byCards } = odds(attack, defense)
  const percent = (chance: number): string => (chance * 100).toFixed(1).padStart(6)
  return [
    `${heading}:`,
    `${percent(hit).trim()} % to hit when both throw in all they have. By cards thrown, in %:`,
    `bombs\\shields${byCards[0]!.map((_chance, shields) => String(shields).padStart(6)).join('')}`,
    ...byCards.map((row, bombs) => `${String(bombs).padStart(13)}${row.map(percent).join('')}`),
  ].join('\n')
}

function usage(): string {
  const lines = Object.entries(NUMBERS).map(([name, { from, to, about }]) => `  --${name} <${from}-${to}>`.padEnd(28) + about)
  return [
    'The chance that an attack hits when both sides play on best, for each number of',
    'bombs and shields.',
    '',
    ...lines,
    ...LISTS.map((name) => `  --${name} <list>`.padEnd(28) + 'values of storage bombs, such as 5,2'),
    ...CARDS_OF.map((name) => `  --${name} <list>`.padEnd(28) + 'cards that work on dice, such as "Finch Delacroix,Tormax"'),
    '',
    'Example: robodrome odds pbl --attack 3 --defense 5 --bombs 4 --shields 2',
  ].join('\n')
}

function read(args: string[]): { numbers: Record<string, number>; lists: Record<string, number[]>; names: Record<string, string[]> } {
  const numbers: Record<string, number> = {}
  const lists: Record<string, number[]> = {}
  const names: Record<string, string[]> = {}
  // Both "--attack 3" and "--attack=3".
  const words = args.flatMap((arg) => (arg.startsWith('--') && arg.includes('=') ? arg.split(/=(.*)/s, 2) : [arg]))
  for (let i = 0; i < words.length; i += 2) {
    const [option, value] = [words[i]!, words[i + 1]]
    const name = option.replace(/^--/, '')
    const number = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined
    if (!option.startsWith('--') || (number === undefined && ![...LISTS, ...CARDS_OF].includes(name)))
      throw new BadInput(
        ['odds'],
        option,
        `one of ${[...Object.keys(NUMBERS), ...LISTS, ...CARDS_OF].map((each) => `--${each}`).join(', ')}`,
      )
    if (name in numbers || name in lists || name in names) throw new BadInput(['odds', option], value, 'this option once')
    if (number !== undefined) numbers[name] = whole(option, value, number)
    else if (CARDS_OF.includes(name)) names[name] = (value ?? '').split(',').map((item) => cardOnDice(option, item.trim()))
    else lists[name] = (value ?? '').split(',').map((item) => whole(option, item, { from: 1, to: 6, about: 'storage bombs such as 5,2' }))
  }
  return { numbers, lists, names }
}

function cardOnDice(option: string, text: string): string {
  if (!ON_DICE.some(({ name }) => name === text))
    throw new BadInput(['odds', option], text, `one of ${ON_DICE.map(({ name }) => name).join(', ')}`)
  return text
}

function whole(option: string, text: string | undefined, { from, to, about }: { from: number; to: number; about: string }): number {
  const value = Number(text)
  if (text === undefined || !/^\d+$/.test(text) || value < from || value > to)
    throw new BadInput(['odds', option], text, `${about}: a whole number from ${from} to ${to}`)
  return value
}
