import { SLOTS, type CardName, type Outlook, type Prospect, type View } from '@robodrome/pbl/page'
import type { Json } from '@robodrome/kernel'
import { percent } from '../../kit/odds.ts'
import type { Chip, Odds } from '../board.ts'
import { noteOf, ownSide, questionOf } from './model.ts'
import { words } from './words/index.ts'

type Said = Pick<Chip, 'title' | 'effect' | 'odds' | 'act'>
type Fields = Readonly<Record<string, Json>>
export type Context = { view: View; outlook: Outlook | null }
const says = words.prompt
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const card = (value: Json | undefined): CardName => value as CardName

/** Chances with what is left of them once the other side has answered with all it has. */
export const oddsOf = (prospect: Prospect | undefined): { odds?: Odds } =>
  prospect === undefined ? {} : { odds: { chance: prospect.lead, label: says.hold(percent(prospect.hold)) } }

/** What a chip says of an option: the deed, then what it brings. */
export function saidOf(context: Context, option: Json, text: string): Said {
  if (text in says.passes) return { title: says.passes[text]![0], effect: says.passes[text]![1] }
  if (option !== null && typeof option === 'object' && !Array.isArray(option)) return ofObject(context, option, text)
  return BY_QUESTION[questionOf(context.view)]?.(option, context) ?? { title: capital(text) }
}

function ofObject(context: Context, option: Fields, text: string): Said {
  const { view, outlook } = context
  if ('attack' in option) return attackChip(context, option['attack'] as number)
  if ('slot' in option) return targetChip(context, option['side'] as number, option['slot'] as number)
  if ('throw' in option) return throwChip(context, card(option['throw']))
  if ('storage' in option) return storageChip(context, option['storage'] as number)
  if ('dice' in option) return rerollChip(view, option)
  if ('roll' in option) return { title: dieTitle(view, option['roll'] as number, option['die'] as number) }
  if ('build' in option) return { title: says.build(card(option['build'])) }
  if ('play' in option) return { title: says.play(card(option['play'])) }
  if ('blast' in option) {
    const name = card(option['blast'])
    return { title: says.blast(name), ...oddsOf(questionOf(view) === 'fight' ? outlook?.behind?.crew[name] : undefined) }
  }
  if ('sell' in option) {
    const name = card(option['sell'])
    return { title: says.sell(name), effect: says.sellEffect, ...oddsOf(outlook?.behind?.crew[name]) }
  }
  if ('demolish' in option) return { title: says.demolish(card(option['demolish'])), effect: says.demolishEffect }
  if ('concede' in option) return { title: says.concede, effect: concession(view) }
  if ('end' in option) return { title: says.end, effect: says.endEffect }
  if ('keep' in option) return { title: says.keep(card(option['keep'])) }
  if ('crew' in option) return { title: says.drop(card(option['crew'])) }
  if ('bomb' in option) return { title: says.dropBomb(option['bomb'] as number) }
  if ('lift' in option) return { title: says.lift(card(option['lift'])) }
  return { title: capital(text) }
}

function attackChip({ outlook }: Context, limb: number): Said {
  const best = outlook?.attacks.filter((each) => each.limb === limb).toSorted((a, b) => b.hit - a.hit)[0]
  const title = says.attack(SLOTS[limb]!)
  if (best === undefined) return { title }
  return { title, effect: says.attackBest(words.stage.short[best.slot]!, percent(best.first)), odds: { chance: best.hit } }
}

function targetChip({ view, outlook }: Context, side: number, slot: number): Said {
  const title = `${view.sides[side]!.robot}, ${SLOTS[slot]!}`
  const limb = questionOf(view) === 'chooseAim' ? noteOf(view, 'limb') : undefined
  const found = outlook?.attacks.find((each) => each.limb === limb && each.side === side && each.slot === slot)
  if (found === undefined) return { title }
  return { title, effect: says.target1(found.dice[0], found.dice[1], percent(found.first)), odds: { chance: found.hit } }
}

export const thrownAs = (view: View): 'bomb' | 'shield' => (view.combat?.attacker === ownSide(view) ? 'bomb' : 'shield')

function throwChip({ view, outlook }: Context, name: CardName): Said {
  const as = thrownAs(view)
  return { title: says.throw(as, name), act: says.throwAct(as, name), ...oddsOf(outlook?.behind?.cards[1]) }
}

function storageChip({ view, outlook }: Context, value: number): Said {
  const total = (view.combat?.totals[thrownAs(view) === 'bomb' ? 0 : 1] ?? 0) + value
  return { title: says.storage(value), effect: says.storageEffect(total), ...oddsOf(outlook?.behind?.storage[value]) }
}

function rerollChip(view: View, option: Fields): Said {
  const dice = option['dice'] as unknown as { roll: number; die: number }[]
  const faces = dice.map(({ roll, die }) => view.combat!.rolls[roll]!.dice[die]!)
  return { title: says.reroll(card(option['card']), faces) }
}

function dieTitle(view: View, roll: number, die: number): string {
  const { of, dice } = view.combat!.rolls[roll]!
  return says.die(of, dice[die]!)
}

function concession(view: View): string {
  const { combat } = view
  if (combat === null) return ''
  const limb = capital(SLOTS[combat.target]!)
  return combat.attacker === ownSide(view) ? says.concedeAttack(limb) : says.concedeDefense(limb)
}

/** Options that are a number or a word mean what their question is about. */
const BY_QUESTION: Readonly<Record<string, (option: Json, context: Context) => Said>> = {
  keepHand: (hand) => ({ title: says.keepHand(hand as string) }),
  pickPile: (option, { view }) => {
    const pile = (noteOf(view, 'pile') ?? 0) + 1
    return { title: option === 'next' ? says.nextPile : says.takePile(pile, view.zones[`pile ${pile}`]?.count ?? 0) }
  },
  pickBlind: (pile, { view }) => ({ title: says.takePile(Number(pile) + 1, view.zones[`pile ${Number(pile) + 1}`]?.count ?? 0) }),
  placeCards: (pile) => ({ title: says.onPile(Number(pile) + 1) }),
  choosePlace: (slot) => ({ title: says.on(SLOTS[slot as number]!) }),
  chooseChallenge: (name) => ({ title: says.build(card(name)) }),
  chooseWeld: (name) => ({ title: says.build(card(name)) }),
  chooseRobot: (name) => ({ title: says.take(card(name)) }),
  choosePilot: (name) => ({ title: says.take(card(name)) }),
  chooseSource: (from) => ({ title: from === 'deck' ? says.fromDeck : says.take(card(from)) }),
  chooseFromRow: (from) => ({ title: from === '' ? says.fromDeck : says.take(card(from)) }),
  chooseZone: (zone) => ({ title: says.search[zone as string]! }),
  chooseFound: (name) => ({ title: name === 'none' ? says.takeNone : says.take(card(name)) }),
  takeOne: (name) => ({ title: says.take(card(name)) }),
  keepHandLimit: discardChip,
  discardCards: discardChip,
  reduceDeck: (name) => ({ title: says.remove(card(name)) }),
  orderTop: (name) => ({ title: name === 'leave the rest' ? says.rest : says.next(card(name)) }),
  orderBottom: (name) => ({ title: says.bottom(card(name)) }),
  leaveOrBury: (bury) => ({ title: bury === true ? says.bury : says.leave }),
  nameBombs: (n) => ({ title: says.bombs(n as number) }),
  nameStorage: (value) => ({ title: value === 0 ? says.noStorage : says.storage(value as number) }),
  useStorage: (value, context) => (value === 0 ? { title: says.enough } : storageChip(context, value as number)),
  throwMore: (name, context) => (name === 'enough' ? enoughChip(context) : throwMoreChip(context, card(name))),
  unite: (n) => ({ title: says.ticks(n as number) }),
  fixDie: (value) => ({ title: says.fix(value as number) }),
  chooseReroll: () => ({ title: says.keepDice }),
  fireOrNot: (fire) => (fire === true ? { title: says.fire, effect: says.fireEffect } : { title: says.holdFire }),
  chooseStrikeDice: (option, { view }) =>
    typeof option === 'number'
      ? { title: says.strikeDie(option + 1, noteOf(view, 'faces')?.[option] ?? 0) }
      : { title: option === 'roll' ? says.strikeRoll : says.strikeStop },
  duds: (of) => ({ title: says.duds[of as number]! }),
  chooseSupported: (of) => ({ title: says.support[of as number]! }),
  chooseValue: (value) => ({ title: says.value(value as number) }),
  chooseTarget: () => ({ title: says.none }),
}

function discardChip(option: Json): Said {
  const name = option as string
  return { title: name.startsWith('!') ? says.play(name.slice(1)) : says.discard(name) }
}

/** Before the first rolls nothing is compared yet: then a throw has no chance of its own. */
function throwMoreChip({ view, outlook }: Context, name: CardName): Said {
  const as = thrownAs(view)
  const count = (noteOf(view, 'count') ?? 0) + 1
  return { title: says.throw(as, name), act: says.throwAct(as, name), ...oddsOf(outlook?.behind?.cards[count]) }
}

function enoughChip({ view, outlook }: Context): Said {
  const count = noteOf(view, 'count') ?? 0
  if (view.combat?.phase !== 'open') return { title: says.rollFirst }
  return { title: says.roll(thrownAs(view), count), ...oddsOf(outlook?.behind?.cards[count]) }
}

/** Few of a kind, and worth comparing: limbs to attack with, storage bombs, crew to blast, cards that answer. They stand in the bar too. */
export const inTheBar = (view: View, option: Json): boolean => {
  if (option === null || typeof option !== 'object') return false
  const question = questionOf(view)
  if (IN_THE_BAR.some((field) => field in option) || AIMING.includes(question)) return true
  if ('play' in option) return question !== 'main'
  return 'throw' in option && (view.hands[view.seat ?? 0]?.count ?? 0) <= FEW
}

const IN_THE_BAR = ['attack', 'storage', 'blast', 'sell', 'demolish']
const AIMING = ['chooseAim', 'chooseStrike']
/** As many cards as the bar has room for. */
const FEW = 3
