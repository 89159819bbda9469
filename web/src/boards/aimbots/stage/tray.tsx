import { signed } from '../../../kit/odds.ts'
import { PipDie } from '../art/bot.tsx'
import { viewOf, type Props } from '../model.ts'
import { words } from '../words.ts'

/** The four dice of an attack and what each side's amount to. */
export function Tray({ snapshot, nameOf }: Props) {
  const { attack, bots } = viewOf(snapshot)
  if (attack === null || attack.dice.length === 0) return null
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
          {dice.map((value, i) => (
            <svg key={i} width="40" height="40" viewBox="-18 -18 36 38" role="img" aria-label={String(value)}>
              <PipDie value={value} />
            </svg>
          ))}
          {plus > 0 && <span className="ab-plus">{signed(plus, true)}</span>}
          <b className="ab-sum num">{dice.reduce((sum, value) => sum + value, plus)}</b>
        </span>
      ))}
    </div>
  )
}
