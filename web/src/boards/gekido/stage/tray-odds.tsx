import { contentOf, type View } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import { paint } from '../../../kit/seat.tsx'
import { percent, signed } from '../../../kit/odds.ts'
import { words as table } from '../../../words/index.ts'
import { consequence } from '../breakdowns.ts'
import { fractionOf, pendingIn, rowShown } from '../chances.ts'
import { botName, panelOf, viewOf, type Props } from '../model.ts'
import { words, said } from '../words/index.ts'
import type { Fight } from './fight.ts'
import { piecesIn } from '../said.ts'

/** The chance to complete the Command, large, with both outcomes. */
export function TrayOdds({
  snapshot,
  seat,
  answers,
  chosen,
  banner,
  fight,
}: Props & { banner: 'success' | 'malfunction' | null; fight: Fight }) {
  const view = viewOf(snapshot)
  if (banner) return <div className={`gk-odds gk-banner ${banner}`}>{words.tray.rollBanner[banner]}</div>
  const pending = pendingIn(answers)
  if (view.attack && pending) {
    const { dice, bonus } = panelOf(view, pending.seat)
    return (
      <div className="gk-odds">
        <span className="label">{words.tray.pending}</span>
        <div className="gk-big">
          <b className="tabular harm">{signed(-pending.amount)}</b>
        </div>
        <p>{consequence(pending, view.bots[pending.seat]!.structure, dice, bonus, botName(view, pending.seat))}</p>
      </div>
    )
  }
  const row = rowShown(answers, chosen)
  if (!view.attack || !row) return <div className="gk-odds" />
  const { target } = view.attack
  const fraction = fractionOf(row.chance)
  const you = view.active === seat
  const named = fight.command !== null
  const hidden = seat === view.active ? target : view.active
  const cards = view.bots[hidden]?.cards ?? 0
  const powers = powersLeft(view, hidden)
  const miss =
    row.malfunction === 0
      ? words.tray.missNothing
      : you
        ? words.tray.missYou(row.malfunction)
        : words.tray.miss(botName(view, view.active), row.malfunction)
  return (
    <div className="gk-odds">
      <span className="label">
        {!named
          ? words.tray.names(said.commandName(row.command))
          : you
            ? words.tray.completesYou
            : words.tray.completes(botName(view, view.active))}
      </span>
      <div className="gk-big">
        <b className="tabular">{percent(row.chance)}</b>
        {fraction && <span>{table.table.fraction(fraction)}</span>}
      </div>
      <div
        className={`gk-split ${paint(view.active)}`}
        role="img"
        aria-label={words.tray.splitLabel(percent(row.chance), percent(1 - row.chance))}
      >
        <i style={{ width: `${row.chance * 100}%` }} />
        <em />
      </div>
      <p>
        {target === seat ? words.tray.hitYou(row.damage) : words.tray.hit(botName(view, target), row.damage)} {row.chance < 1 && miss}
        {hidden !== seat && cards + powers.length > 0 && (
          <span className="gk-wide"> {words.tray.unknown(botName(view, hidden), cards, powers)}</span>
        )}
      </p>
    </div>
  )
}

/** A Bot's remaining Powers with Charges in this attack. The chance shown above includes none of them. */
function powersLeft(view: View, of: Seat): string[] {
  const windows = of === view.active ? ['RA', 'MAL'] : ['PRE', 'RD', 'HIT']
  return Object.entries(view.bots[of]?.powers ?? {}).flatMap(([id, charges]) => {
    const { name, windows: own } = piecesIn(contentOf(view)).powers[id]!
    return charges > 0 && own.some((window) => windows.includes(window)) ? [name] : []
  })
}
