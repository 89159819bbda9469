import type { Seen } from '@robodrome/kernel'
import { SLOTS, type Option, type Outlook, type Prospect, type Question, type View } from '@robodrome/pbl/page'
import { nameOption, plain, type Reader } from '@robodrome/phrases'
import { percent } from '../../kit/odds.ts'
import type { Chip, Odds } from '../board.ts'
import { ownSide } from './model.ts'
import { said, words } from './words/index.ts'

type Said = Pick<Chip, 'title' | 'effect' | 'odds' | 'act'>
export type Context = { view: View; question: Seen<Question> | null; outlook: Outlook | null; reader: Reader }
const says = words.prompt

/** Chances, together with what remains of them after the other side's best use of all its cards. */
export const oddsOf = (prospect: Prospect | undefined, exact = true): { odds?: Odds } =>
  prospect === undefined
    ? {}
    : {
        odds: {
          chance: prospect.lead,
          counts: says.counts.lead,
          label: says.hold(percent(prospect.hold)),
          ...(!exact && { estimate: true as const }),
        },
      }

/** The text of an option's chip: the game's words, then its effect on the odds. */
export function saidOf(context: Context, option: Option): Said {
  const { title, effect, act } = nameOption(said.words, option, context.view)
  return {
    title: plain(title, context.reader),
    ...(effect !== undefined && { effect: plain(effect, context.reader) }),
    ...(act !== undefined && { act: plain(act, context.reader) }),
    ...broughtBy(context, option),
  }
}

/** Returns what the odds, or the cards played so far, add to an option. */
function broughtBy(context: Context, option: Option): Partial<Said> {
  const { view, question, outlook } = context
  const behind = outlook?.behind
  const exact = outlook?.exact ?? true
  if (option.kind === 'attack') return attackChip(context, option.limb)
  if (option.kind === 'aim' && question?.kind === 'chooseAim')
    return aimChip(context, SLOTS.indexOf(question.limb), option.side, option.slot)
  if (option.kind === 'throw') return oddsOf(behind?.cards[question?.kind === 'throwMore' ? question.count + 1 : 1], exact)
  if (option.kind === 'enough' && question?.kind === 'throwMore') return enoughChip(context, question.as, question.count)
  if (option.kind === 'storage' && (question?.kind === 'fight' || question?.kind === 'useStorage'))
    return { effect: says.storageEffect(ownTotal(view) + option.value), ...oddsOf(behind?.storage[option.value], exact) }
  if ((option.kind === 'blast' || option.kind === 'sell') && question?.kind === 'fight') return oddsOf(behind?.crew[option.card], exact)
  return {}
}

function attackChip({ outlook }: Context, limb: number): Partial<Said> {
  const best = outlook?.attacks.filter((each) => each.limb === limb).toSorted((a, b) => b.hit - a.hit)[0]
  if (best === undefined) return {}
  return { effect: says.attackBest(words.stage.short[best.slot]!, percent(best.first)), odds: hitOdds(best) }
}

function aimChip({ outlook }: Context, limb: number, side: number, slot: number): Partial<Said> {
  const found = outlook?.attacks.find((each) => each.limb === limb && each.side === side && each.slot === slot)
  if (found === undefined) return {}
  return { effect: says.target1(found.dice[0], found.dice[1], percent(found.first)), odds: hitOdds(found) }
}

const hitOdds = ({ hit, exact }: Outlook['attacks'][number]): Odds => ({
  chance: hit,
  counts: says.counts.hit,
  ...(!exact && { estimate: true as const }),
})

/** Before the initial rolls, there is nothing to compare, so a throw has no chance of its own. */
function enoughChip({ view, outlook }: Context, as: 'bomb' | 'shield', count: number): Partial<Said> {
  if (view.combat?.phase !== 'open') return { title: says.rollFirst }
  return { title: says.roll(as, count), ...oddsOf(outlook?.behind?.cards[count], outlook?.exact) }
}

export const thrownAs = (view: View): 'bomb' | 'shield' => (view.combat?.attacker === ownSide(view) ? 'bomb' : 'shield')
const ownTotal = (view: View): number => view.combat?.totals[thrownAs(view) === 'bomb' ? 0 : 1] ?? 0

/**
 * Whether the options are a small group worth comparing: limbs to attack with, storage bombs, crew to blast, cards to respond with. These
 * are in the bar, too.
 */
export function inTheBar({ view, question }: Pick<Context, 'view' | 'question'>, option: Option): boolean {
  if (IN_THE_BAR.includes(option.kind)) return true
  if (option.kind === 'play') return question?.kind !== 'main'
  return option.kind === 'throw' && question?.kind === 'fight' && (view.hands[view.seat ?? 0]?.count ?? 0) <= FEW
}

const IN_THE_BAR: readonly Option['kind'][] = ['attack', 'storage', 'blast', 'sell', 'demolish', 'aim']
/** The maximum number of cards that fit into the bar. */
const FEW = 3

/** Why something is forbidden, short enough for a card. */
export function reasonOf(context: Pick<Context, 'view' | 'reader'>, option: Option, rule: string): string {
  const found = isRefusal(rule) ? said.words.refusals[rule](option, context.view) : []
  return found.length === 0 ? '' : plain(found, context.reader)
}

const isRefusal = (rule: string): rule is keyof typeof said.words.refusals => Object.hasOwn(said.words.refusals, rule)
