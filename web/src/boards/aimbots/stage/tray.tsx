import { signed } from '../../../kit/odds.ts'
import { PipDie } from '../../../kit/die.tsx'
import { viewOf, type Props } from '../model.ts'
import { words } from '../words/index.ts'

/** The four dice of an attack, what each side's amount to, and what comes of it. Its place is kept between attacks. */
export function Tray({ snapshot, nameOf, showing, tumbling }: Props) {
  const { attack, bots } = viewOf(snapshot)
  if (attack === null) return <div className="ab-tray empty">{words.noAttack}</div>
  const sides = [
    { bot: bots[attack.attacker]!, dice: attack.dice.slice(0, 2), plus: Math.max(attack.margin, 0), label: words.attackDice },
    { bot: bots[attack.defender]!, dice: attack.dice.slice(2), plus: Math.max(-attack.margin, 0), label: words.defenseDice },
  ]
  return (
    <div className="ab-tray" role="group" aria-label={words.dice}>
      {sides.map(({ bot, dice, plus, label }) => (
        <span key={label} className="ab-roll">
          <span className="ab-roll-who">
            {label} <b>{bot.name}</b> ({nameOf(bot.owner)})
          </span>
          {dice.length === 0
            ? BLANKS.map((i) => <span key={i} className="die ab-blank" />)
            : dice.map((value, i) => <PipDie key={i} value={value} size={36} label={String(value)} tumbling={tumbling} delay={i * 40} />)}
          {plus > 0 && <span className="ab-plus">{signed(plus, true)}</span>}
          {dice.length > 0 && !tumbling && <b className="ab-sum num">{dice.reduce((sum, value) => sum + value, plus)}</b>}
        </span>
      ))}
      {showing?.kind === 'compare' && <b className={`ab-verdict ${showing.hit ? 'hit' : 'miss'}`}>{words.verdict(showing.hit)}</b>}
    </div>
  )
}

const BLANKS = [0, 1]
