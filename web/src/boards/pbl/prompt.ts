import { cardOf, isOrange, NOBODY, SLOTS, type Outlook, type View } from '@robodrome/pbl/page'
import type { Snapshot } from '@robodrome/table'
import { percent } from '../../kit/odds.ts'
import type { BoardProps, Chip, Prompt } from '../board.ts'
import { anchorsOf } from './anchors.ts'
import { inTheBar, saidOf, thrownAs } from './chips.ts'
import { choicesOf, isAsked, noteIn, noteOf, outlookIn, ownSide, questionOf, viewOf, type Choice } from './model.ts'
import { words } from './words/index.ts'

const says = words.prompt
const NOT_ASKED: Prompt = { question: words.ask['other']!, primary: says.primary, chips: [] }

/** The one question and its answers. Cards and limbs are chosen on the board; chances, passes and the way on stand in the bar. */
export function prompt({ snapshot, seat, answers }: Pick<BoardProps, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt {
  if (!isAsked(snapshot, seat)) return NOT_ASKED
  const view = viewOf(snapshot)
  const outlook = outlookIn(answers)
  const asides = new Set(snapshot.asides.map(({ text }) => text))
  const chips = choicesOf(snapshot, seat)
    .filter(({ text }) => !asides.has(text))
    .map((choice) => chipOf(view, outlook, choice))
    .toSorted((a, b) => rank(a) - rank(b))
  const reason = reasonOf(view, outlook)
  const rule = words.ruleOf[questionOf(view)]
  return { question: askOf(view), primary: says.primary, chips, ...(reason !== '' && { reason }), ...(rule !== undefined && { rule }) }
}

/** What has a chance, what else can be done, what ends it, what cannot be done. */
const rank = ({ odds, forbidden, text }: Chip): number => (forbidden ? 3 : text === 'concede' || text === 'end turn' ? 2 : odds ? 0 : 1)

function chipOf(view: View, outlook: Outlook | null, { text, option, rule }: Choice): Chip {
  const onStage = anchorsOf(view, option).length > 0 && (rule !== undefined || !inTheBar(view, option))
  return {
    text,
    ...saidOf({ view, outlook }, option, text),
    ...(onStage && { onStage: true as const }),
    ...(rule !== undefined && { forbidden: { rule, reason: words.reasons[rule] ?? '' } }),
  }
}

/** Questions that can say more than the name of their rule. */
function askOf(view: View): string {
  const question = questionOf(view)
  const { combat } = view
  const card = noteIn(view, 'aimed', 'card')
  if (question === 'fight' && combat !== null) {
    const [attack, defense] = combat.totals
    if (attack === defense) return says.tied(attack)
    return combat.attacker === ownSide(view) ? says.behind(attack, defense) : says.behind(defense, attack)
  }
  if (question === 'throwMore') return (noteOf(view, 'count') ?? 0) > 0 ? says.thrown(noteOf(view, 'count')!) : says.noneThrown
  if (question === 'window') return says.window[noteOf(view, 'name') ?? ''] ?? words.ask['window']!
  if (question === 'main' && view.turn.moveSpent) return extraAttack(view) ? says.extraAttack : says.moveSpent
  if (question === 'chooseAim') return says.aim(capital(SLOTS[noteOf(view, 'limb') ?? 0]!))
  if (question === 'choosePlace') return says.place(noteOf(view, 'card') ?? '')
  if (question === 'chooseTarget' && card !== undefined) return says.target(card)
  if (question === 'pickPile') {
    const pile = (noteOf(view, 'pile') ?? 0) + 1
    return pile === 5 ? says.lastPile : says.pile(pile)
  }
  if (question === 'keepHandLimit' && view.seat !== null) return says.limit(view.hands[view.seat]?.limit ?? 0)
  return words.ask[question] ?? words.ask['other']!
}

const extraAttack = ({ turn }: View): boolean => turn.rage || turn.finalBlow || turn.again !== NOBODY
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the numbers of the chips mean, or what the card that asks says. */
function reasonOf(view: View, outlook: Outlook | null): string {
  const question = questionOf(view)
  if (question === 'main') return outlook !== null && !view.turn.moveSpent ? says.why.attacks : says.why.main(!view.turn.moveSpent)
  if (question === 'chooseAim') return says.why.attacks
  if (question === 'fight' && outlook?.behind) {
    const chances = outlook.behind.cards.slice(1, 4).map(({ lead }) => percent(lead))
    return chances.length > 0 ? says.why.leads(thrownAs(view), chances) : ''
  }
  if (question === 'throwMore' && view.combat?.phase === 'open') return says.why.hold
  const card = noteIn(view, 'playCard', 'card') ?? noteIn(view, 'aimed', 'card')
  return question !== 'window' && card !== undefined && isOrange(card) ? cardOf(card).text : ''
}

export const nameMove = (text: string): string => text

export const asks = (snapshot: Snapshot) =>
  snapshot.view === null || viewOf(snapshot).turn.number === 0 ? [] : [{ key: 'odds', kind: 'odds', args: null }]
