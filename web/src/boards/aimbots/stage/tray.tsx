import type { View } from '@robodrome/aimbots/page'
import type { ReactNode } from 'react'
import { signed } from '../../../kit/odds.ts'
import { PipDie } from '../../../kit/die.tsx'
import { Histogram } from '../desk/histogram.tsx'
import { aimedIn, outlookIn, viewOf, type Props } from '../model.ts'
import { stillness } from '../progress.ts'
import { words } from '../words/index.ts'

/** The four dice of an attack, both totals and the result. Its area stays reserved between attacks. */
export function Tray(props: Props) {
  const { snapshot, nameOf, showing, tumbling } = props
  const view = viewOf(snapshot)
  const { attack, bots } = view
  if (attack === null) return <Empty view={view} aimed={<Aimed {...props} />} />
  const sides = [
    { bot: bots[attack.attacker]!, dice: attack.dice.slice(0, 2), plus: Math.max(attack.margin, 0), label: words.attackDice },
    { bot: bots[attack.defender]!, dice: attack.dice.slice(2), plus: Math.max(-attack.margin, 0), label: words.defenseDice },
  ]
  return (
    <div className="ab-tray" role="group" aria-label={words.dice}>
      {sides.map(({ bot, dice, plus, label }) => (
        <span key={label} className="ab-roll">
          <span className="ab-roll-who">
            {label} <b>{bot.name}</b> <span className="ellipsis">({nameOf(bot.owner)})</span>
          </span>
          {dice.length === 0
            ? BLANKS.map((i) => <span key={i} className="die ab-blank" />)
            : dice.map((value, i) => <PipDie key={i} value={value} size={36} label={String(value)} tumbling={tumbling} delay={i * 40} />)}
          {plus > 0 && <span className="ab-plus">{signed(plus, true)}</span>}
          {dice.length > 0 && !tumbling && <b className="ab-sum tabular">{dice.reduce((sum, value) => sum + value, plus)}</b>}
        </span>
      ))}
      {showing?.kind === 'compare' && <b className={`ab-verdict ${showing.hit ? 'hit' : 'miss'}`}>{words.verdict(showing.hit)}</b>}
    </div>
  )
}

/** Between attacks: the number of quiet turns, which eventually ends the match. */
function Empty({ view, aimed }: { view: View; aimed: ReactNode }) {
  const { turns, most } = stillness(view)
  return (
    <div className="ab-tray empty">
      {aimed}
      <span className="ab-none">{words.noAttack}</span>
      {view.phase === 'play' && turns > 0 && (
        <span className={turns * 2 >= most ? 'ab-still harm' : 'ab-still'}>
          <i aria-hidden="true" style={{ width: `${(turns / most) * 100}%` }} />
          {words.still(turns, most)}
        </span>
      )}
    </div>
  )
}

/** On phones, where the desk is a sheet, this shows the chosen attack with its chance and distribution. */
function Aimed({ snapshot, answers, chosen }: Props) {
  const { bots } = viewOf(snapshot)
  const pair = aimedIn(snapshot, chosen)
  const seen = pair && outlookIn(answers)?.attacks.find((each) => each.attacker === pair.attacker && each.defender === pair.defender)
  if (!seen) return null
  const [attacker, defender] = [bots[seen.attacker]!, bots[seen.defender]!]
  return (
    <section className="ab-aimed" aria-label={words.desk.attack(attacker.name, defender.name)}>
      <b className="ellipsis">{words.desk.attack(attacker.name, defender.name)}</b>
      <Histogram margin={seen.least.margin} attacker={attacker.owner} />
    </section>
  )
}

const BLANKS = [0, 1]
