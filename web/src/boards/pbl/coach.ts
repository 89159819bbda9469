import { DEFENSE, type Terms } from '@robodrome/pbl/page'
import type { OnScreen } from '../board.ts'
import { shareOf } from '../share.ts'
import { outlookIn, seatsOf, viewOf } from './model.ts'
import { words } from './words/index.ts'

/**
 * What more cards would bring the side that is behind; outside combat, the best attack of the player whose turn it is. Of hands, only the
 * size is considered.
 */
export const remark: NonNullable<OnScreen<Terms>['remark']> = (snapshot, answers, nameOf) => {
  const outlook = outlookIn(answers)
  if (outlook === null || snapshot.view === null || !outlook.exact) return null
  const view = viewOf(snapshot)
  const w = words.coach
  const { behind, attacks } = outlook
  if (behind !== null && view.combat !== null) {
    const side = behind.of === DEFENSE ? view.combat.defender : view.combat.attacker
    const about = seatsOf(view, side)
    const name = about.map(nameOf).join(', ')
    const [, one, two] = behind.cards.map(({ lead }) => lead)
    if (one === undefined) return null
    if (two === undefined) return { about, fact: w.card(name, shareOf(one)), but: null, shares: [one] }
    return { about, fact: w.cards(name, shareOf(one), shareOf(two)), but: null, shares: [one, two] }
  }
  const best = attacks.filter(({ exact }) => exact).toSorted((a, b) => b.hit - a.hit)[0]
  if (best === undefined) return null
  const { seat } = view.turn
  return { about: [seat], fact: w.attack(nameOf(seat), shareOf(best.hit)), but: null, shares: [best.hit] }
}
