import { game, type Gekido } from '@robodrome/gekido'
import { asked, choose, options, write, type Happened, type Position, type Seat } from '@robodrome/kernel'
import type { Claim } from '@robodrome/proof'
import { answerTo, Refused } from '@robodrome/table'

type Row = { command: string; chance: number }
type Odds = { rows: Row[]; answers: { option: unknown; rows: Row[] }[] }

const WINDOWS = ['preWindow', 'defenderWindow', 'attackerWindow']
/** Only the first answers are checked against the rules: an attacker may have dozens of locks. */
const ANSWERS = 4

/** Claims for each open Command its chance with the best locks and no further cards, also after each answer of the attacker. */
export function claims(g: Position): Claim[] {
  const position = g as Gekido
  const seat = position.active
  if (position.attack === null || !asked(game, g).includes(seat)) return []
  const told = oddsFor(g, seat)
  if (told === null) return []
  const claim = (about: string, { command, chance }: Row, from: Position): Claim => ({
    about: `${about}, ${command}`,
    least: chance,
    most: chance,
    from,
    came: (events: readonly Happened[]) => {
      const end = events.find(({ kind }) => kind === 'success' || kind === 'malfunction')
      return end === undefined ? null : end.kind === 'success' && (end as Happened & { command: string }).command === command
    },
    plays: (at, asker, legal) => ({ among: considered(at as Gekido, asker, legal, command), tries: asker === seat ? 'for' : 'against' }),
  })
  const answers = told.answers.slice(0, ANSWERS).flatMap(({ option, rows }) => {
    const from = after(position, seat, meant(position, seat, option))
    return rows.map((row) => claim(`after ${JSON.stringify(option)}`, row, from))
  })
  return [...told.rows.map((row) => claim('as it stands', row, g)), ...answers]
}

function oddsFor(g: Position, seat: Seat): Odds | null {
  try {
    return answerTo(game, g, seat, 'odds', null) as unknown as Odds
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** The option that an answer refers to, in notation or as data. */
const meant = (g: Gekido, seat: Seat, told: unknown): unknown =>
  options(game, g, seat).find((option) => write(game, g, option) === told || JSON.stringify(option) === JSON.stringify(told))

function after(g: Gekido, seat: Seat, option: unknown): Gekido {
  const twin = game.clone(g)
  choose(game, twin, seat, option)
  return twin
}

/** Lists the options to consider: no player uses an effect, the given Command is chosen, and every lock is tried. */
function considered(g: Gekido, seat: Seat, legal: readonly unknown[], command: string): readonly unknown[] {
  const rule = g.stack.at(-1)!.rule
  if (WINDOWS.includes(rule)) return legal.filter((option) => write(game, g, option) === 'pass')
  if (rule === 'nameCommand' || rule === 'switchTo') {
    const named = legal.filter((option) => after(g, seat, option).attack?.command === command)
    return named.length > 0 ? named : legal.slice(0, 1)
  }
  return rule === 'lockDice' ? legal.filter((option) => (option as { kind: string }).kind === 'lock') : legal
}
