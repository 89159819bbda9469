import type { Terms } from '@robodrome/aimbots/page'
import type { OnScreen } from '../board.ts'
import { fractionText, shareOf } from '../share.ts'
import { outlookIn, viewOf } from './model.ts'
import { words } from './words/index.ts'

/** The chance of the attack being rolled, or of the best one in reach. For hidden tokens, it is averaged over all possibilities. */
export const remark: NonNullable<OnScreen<Terms>['remark']> = (snapshot, answers) => {
  const outlook = outlookIn(answers)
  if (outlook === null || snapshot.view === null) return null
  const view = viewOf(snapshot)
  const w = words.coach
  const rolled = outlook.now !== null && view.attack !== null ? { ...outlook.now, ...view.attack } : null
  const found = rolled ?? outlook.attacks.toSorted((a, b) => b.chance - a.chance)[0]
  if (found === undefined) return null
  const { attacker, defender, chance, least, most } = found
  const [bot, target] = [view.bots[attacker]!.name, view.bots[defender]!.name]
  const isCertain = least.hits * most.of === most.hits * least.of
  return {
    about: [view.bots[attacker]!.owner],
    fact: (rolled === null ? w.best : w.now)(bot, target, isCertain ? fractionText(least.hits, least.of) : shareOf(chance)),
    but: !isCertain
      ? w.tokens(fractionText(least.hits, least.of), fractionText(most.hits, most.of))
      : rolled === null
        ? w.energy
        : w.reroll,
    shares: isCertain ? [chance] : [chance, least.hits / least.of, most.hits / most.of],
  }
}
