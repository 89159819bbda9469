import { programOf, type Range, type View } from '@robodrome/aimbots/page'
import type { Snapshot } from '@robodrome/table'
import { percent, signed } from '../../kit/odds.ts'
import type { Answers, BoardProps, Chip, Odds, Prompt } from '../board.ts'
import { attackIn, botAt, choicesOf, isAsked, outlookIn, viewOf, type Choice } from './model.ts'
import { words } from './words.ts'

const NOT_ASKED: Prompt = { question: words.ask['other']!, primary: words.act.primary, chips: [] }

/** The one question and its answers; attacks first, with their exact chance. */
export function prompt({ snapshot, seat, answers }: Pick<BoardProps, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt {
  if (!isAsked(snapshot, seat)) return NOT_ASKED
  const view = viewOf(snapshot)
  const chips = choicesOf(snapshot)
    .map((choice) => chipOf(view, choice, answers))
    .toSorted((a, b) => rank(a) - rank(b))
  return {
    question: words.ask[view.question] ?? words.ask['other']!,
    ...(view.question === 'act' && {
      reason: words.energyLeft(view.energy, view.attacked),
      rule: view.attacked ? 'AB-TURN-4' : 'AB-TURN-2',
    }),
    primary: words.act.primary,
    chips,
  }
}

/** What can be done with a chance, what else can be done, what cannot. */
const rank = ({ odds, forbidden, text }: Chip): number => (forbidden ? 3 : odds ? 0 : text === 'end turn' ? 2 : 1)

function chipOf(view: View, choice: Choice, answers: Answers): Chip {
  const { text, rule } = choice
  const onStage = choice.at !== '' && (rule !== undefined || !text.includes(' attacks '))
  return {
    text,
    ...titled(view, text, answers),
    ...(onStage && { onStage: true as const }),
    ...(rule !== undefined && { forbidden: { rule, reason: '' } }),
  }
}

/** What a chip says: the deed, then what it costs or is made of. */
function titled(view: View, text: string, answers: Answers): Pick<Chip, 'title' | 'effect' | 'odds' | 'act'> {
  const attack = attackIn(view, text)
  if (attack) {
    const [from, to] = [view.bots[attack.attacker]!, view.bots[attack.defender]!]
    const seen = outlookIn(answers)?.attacks.find((each) => each.attacker === attack.attacker && each.defender === attack.defender)
    const cost = programOf(from.program).effects.attackCost
    return {
      title: words.act.attack(to.name),
      effect: seen ? words.attackBy(from.name, signed(seen.least.margin, true), cost) : words.cost(cost),
      ...(seen && { odds: oddsOf(seen) }),
      act: words.act.attack(to.program),
    }
  }
  const [, verb, name] = /^(boost|pivot|pick up) (.+)$/.exec(text) ?? []
  if (verb !== undefined && name !== undefined) {
    const id = botAt(view, name.slice(-2))
    const own = id === undefined ? null : programOf(view.bots[id]!.program)
    const cost = verb === 'pick up' ? (own?.effects.pickUpCost ?? 2) : 1
    return { title: VERBS[verb]!(name), effect: verb === 'pivot' ? '' : words.cost(cost) }
  }
  if (text === 'end turn') return { title: words.act.end }
  if (/^\d(-\d){3}$/.test(text)) return { title: words.act.facing(text.split('-')) }
  return { title: text.charAt(0).toUpperCase() + text.slice(1) }
}

const VERBS: Readonly<Record<string, (name: string) => string>> = {
  boost: words.act.boost,
  pivot: words.act.pivot,
  'pick up': words.act.pickUp,
}

/** Exact where no hidden token can change it; else the least, with the most beside it. */
export function oddsOf({ least, most }: Range): Odds {
  const exact = least.hits * most.of === most.hits * least.of
  const fraction = [least.hits, least.of] as const
  return { chance: least.hits / least.of, ...(exact ? { fraction } : { label: words.upTo(percent(most.hits / most.of)) }) }
}

export const nameMove = (text: string): string => text

export const asks = (snapshot: Snapshot) =>
  snapshot.view === null || viewOf(snapshot).phase !== 'play' ? [] : [{ key: 'odds', kind: 'odds', args: null }]
