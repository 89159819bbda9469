import { node, write, type Happened, type Position, type Seat } from '@robodrome/kernel'
import { game, type Pbl } from '@robodrome/pbl'
import type { Claim } from '@robodrome/proof'
import { answerTo, Refused } from '@robodrome/table'

type Outlook = { hit: number | null; exact: boolean }

/** The player who is behind throws cards in the order that the odds assume. After that, no player plays a card. */
const ORDER = ['bomb', 'shield', 'blast', 'discard crew', 'storage', 'enough', 'concede', 'pass']
const REROLLS = ['chooseReroll', 'fixDie']

/** Claims the chance of a hit in the current combat if both sides use everything and reroll optimally. */
export function claims(g: Position): Claim[] {
  const { combat } = g as Pbl
  const outlook = oddsFor(g)
  if (combat === null || outlook === null || outlook.hit === null || !outlook.exact) return []
  return [
    {
      about: 'the combat that is on',
      least: outlook.hit,
      most: outlook.hit,
      from: g,
      came: (events: readonly Happened[]) => {
        const end = events.find(({ kind }) => kind === 'outcome') as { outcome: string } | undefined
        return end === undefined ? null : end.outcome === 'hit'
      },
      plays: (at, seat, legal) => ({
        among: considered(at as Pbl, legal),
        tries: isAttackers(combat.seat, at as Pbl, seat) ? 'for' : 'against',
      }),
    },
  ]
}

function oddsFor(g: Position): Outlook | null {
  try {
    return answerTo(game, g, null, 'odds', null) as unknown as Outlook
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

const isAttackers = (attacker: Seat, { config }: Pbl, seat: Seat): boolean => seat % config.sides === attacker % config.sides

function considered(g: Pbl, legal: readonly unknown[]): readonly unknown[] {
  const at = node(game, g)
  const rule = at.kind === 'choice' ? at.rule.name : ''
  if (REROLLS.includes(rule)) return legal
  if (rule === 'unite') return legal.slice(-1)
  const written = legal.map((option) => write(game, g, option))
  const next = ORDER.map((word) => written.findIndex((text) => text.startsWith(word))).find((found) => found >= 0)
  return next === undefined ? legal : [legal[next]]
}
