import { BadInput, type Seat, common } from '@robodrome/kernel'
import { STANDARD, type Changer, type Reroll } from '../content/index.ts'
import type { Pbl } from '../state.ts'
import { robotOf } from '../vocabulary.ts'
import { odds as de } from '../words/de/odds.ts'
import { odds as en, type OddsWords } from '../words/en/odds.ts'
import { odds, party, PLAIN_DICE, type Party } from './odds.ts'
import { partiesOf } from './parties.ts'

const NUMBERS: Readonly<Record<keyof OddsWords['about'], { from: number; to: number }>> = {
  attack: { from: 0, to: 40 },
  defense: { from: 0, to: 40 },
  'attack-total': { from: 0, to: 200 },
  'defense-total': { from: 0, to: 200 },
  bombs: { from: 0, to: 20 },
  shields: { from: 0, to: 20 },
  'bomb-dice': { from: 1, to: 2 },
  'shield-dice': { from: 1, to: 2 },
  'bomb-ticks': { from: 0, to: 6 },
  'shield-ticks': { from: 0, to: 6 },
}
const isNumber = (name: string): name is keyof OddsWords['about'] => Object.hasOwn(NUMBERS, name)
const LISTS = ['attack-storage', 'defense-storage']
const CARDS_OF = ['attack-with', 'defense-with']

/** Cards whose rerolls, fixed die or die changes affect the roll. */
const ON_DICE = [...STANDARD.starters, ...STANDARD.cards].flatMap((card) => {
  const { name, reroll, fixesDie, changer } = card as { name: string; reroll?: Reroll; fixesDie?: true; changer?: Changer }
  return reroll === undefined && fixesDie === undefined && changer === undefined ? [] : [{ name, reroll, fixesDie, changer }]
})

/** `robodrome odds pbl --attack 4 --defense 5 --bombs 3 --shields 2`: prints the chance of a hit, for each number of bombs and shields. */
export function oddsCommand(args: readonly string[], language = 'en'): string {
  const says = saysIn(language)
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) return usage(says)
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
  return table(says, says.against(stand(says, says.attack, attack), stand(says, says.defense, defense)), attack, defense)
}

const saysIn = (language: string): OddsWords => (language === 'de' ? de : en)

/** Collects the effects that the named cards have on a side's dice; Mute affects both sides. */
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

/**
 * Returns the odds of the current combat as text for the terminal; null if there is none. Of hands, only the size is used, which is public.
 */
export function oddsAt(g: Pbl, _seat: Seat, language = 'en'): string | null {
  const says = saysIn(language)
  const parties = partiesOf(g)
  if (parties === null) return null
  const { attack, defense } = parties
  const { attacker, defender } = g.combat!
  return table(says, says.against(stand(says, robotOf(g, attacker), attack), stand(says, robotOf(g, defender), defense)), attack, defense)
}

function stand(says: OddsWords, name: string, { total, dice, storage, crew }: Party): string {
  const more = [
    ...(dice > 0 ? [says.dice(dice)] : []),
    ...(storage.length > 0 ? [says.storage(storage.join(' '))] : []),
    ...(crew.length > 0 ? [says.crew(crew.join(' '))] : []),
  ]
  return [`${name} ${total}`, ...more].join(' + ')
}

function table(says: OddsWords, heading: string, attack: Party, defense: Party): string {
  const { hit, byCards } = odds(attack, defense)
  const percent = (chance: number): string => says.percent(chance).padStart(6)
  return [
    `${heading}:`,
    says.toHit(says.percent(hit)),
    `${says.corner}${byCards[0]!.map((_chance, shields) => String(shields).padStart(6)).join('')}`,
    ...byCards.map((row, bombs) => `${String(bombs).padStart(says.corner.length)}${row.map(percent).join('')}`),
  ].join('\n')
}

function usage(says: OddsWords): string {
  const option = (name: string, takes: string): string => `  --${name} ${takes}`.padEnd(28)
  return says.usage(
    Object.keys(NUMBERS)
      .filter(isNumber)
      .map((name) => option(name, `<${NUMBERS[name].from}-${NUMBERS[name].to}>`) + says.about[name]),
    LISTS.map((name) => option(name, says.list)),
    CARDS_OF.map((name) => option(name, says.list)),
  )
}

function read(args: readonly string[]): {
  numbers: Record<string, number>
  lists: Record<string, number[]>
  names: Record<string, string[]>
} {
  const numbers: Record<string, number> = {}
  const lists: Record<string, number[]> = {}
  const names: Record<string, string[]> = {}
  // Accepts both "--attack 3" and "--attack=3".
  const words = args.flatMap((arg) => (arg.startsWith('--') && arg.includes('=') ? arg.split(/=(.*)/s, 2) : [arg]))
  for (let i = 0; i < words.length; i += 2) {
    const [option, value] = [words[i]!, words[i + 1]]
    const name = option.replace(/^--/, '')
    const number = isNumber(name) ? { ...NUMBERS[name], about: en.about[name] } : undefined
    if (!option.startsWith('--') || (number === undefined && ![...LISTS, ...CARDS_OF].includes(name)))
      throw new BadInput(
        ['odds'],
        option,
        common('oneOf', { names: [...Object.keys(NUMBERS), ...LISTS, ...CARDS_OF].map((each) => `--${each}`).join(', ') }),
      )
    if (name in numbers || name in lists || name in names) throw new BadInput(['odds', option], value, common('optionOnce'))
    if (number !== undefined) numbers[name] = whole(option, value, number)
    else if (CARDS_OF.includes(name)) names[name] = (value ?? '').split(',').map((item) => cardOnDice(option, item.trim()))
    else lists[name] = (value ?? '').split(',').map((item) => whole(option, item, { from: 1, to: 6, about: 'storage bombs such as 5,2' }))
  }
  return { numbers, lists, names }
}

function cardOnDice(option: string, text: string): string {
  if (!ON_DICE.some(({ name }) => name === text))
    throw new BadInput(['odds', option], text, common('oneOf', { names: ON_DICE.map(({ name }) => name).join(', ') }))
  return text
}

function whole(option: string, text: string | undefined, { from, to, about }: { from: number; to: number; about: string }): number {
  const value = Number(text)
  if (text === undefined || !/^\d+$/.test(text) || value < from || value > to)
    throw new BadInput(['odds', option], text, common('wholeOf', { what: about, least: from, most: to }))
  return value
}
