import { ATTACK, DEFENSE, type View } from '@robodrome/pbl/page'
import { RuleLink } from '../../../kit/rule-link.tsx'
import { percent } from '../../../kit/odds.ts'
import { diceBreakdown, totalBreakdown } from '../breakdowns.ts'
import { isOwn, outlookIn, type Props } from '../model.ts'
import { words } from '../words/index.ts'
import { Pool } from './pool.tsx'
import { useTable } from './touch.tsx'
import '../../../kit/sentence.css'
import './duel.css'

const says = words.stage
type CombatView = NonNullable<View['combat']>

/** The combat: both totals, both pools, and the gap. */
export function Duel() {
  const { view, props } = useTable()
  const { combat } = view
  if (combat === null) return null
  const { attacker, defender, limb, target, totals } = combat
  const [from, to] = says.declared(view.sides[attacker]!.robot, says.slots[limb]!, view.sides[defender]!.robot, says.slots[target]!)
  const hit = outlookIn(props.answers)?.hit
  return (
    <section className="panel pb-duel" aria-label={says.combat}>
      <div className="pb-hdr">
        <span>
          <b>{from}</b> {says.attacks} <b>{to}</b>
        </span>
        <RuleLink rule="PBL-ATK-3" explain={props.explain} />
      </div>
      <Line combat={combat} of={ATTACK} />
      <Gap combat={combat} />
      <Line combat={combat} of={DEFENSE} />
      {!props.tumbling && <p className="visually-hidden">{says.compare(...totals)}</p>}
      <div className="pb-hits">
        {hit !== undefined && hit !== null && combat.phase !== 'over' && (
          <p className="pb-hit">
            {says.hits(percent(hit))} <RuleLink rule="PBL-CMB-6" explain={props.explain} />
          </p>
        )}
        {view.played.length > 0 && (
          <p className="pb-hit">
            {says.played}: <b>{view.played.map(({ card }) => card).join(', ')}</b>
          </p>
        )}
      </div>
    </section>
  )
}

/** One side: its total, which opens the breakdown, its dice, and the sources of the initial ones. */
function Line({ combat, of }: { combat: CombatView; of: typeof ATTACK | typeof DEFENSE }) {
  const { view, props } = useTable()
  const own = isOwn(view, of === ATTACK ? combat.attacker : combat.defender)
  const dice = diceBreakdown(view, combat, of)
  const label = says.totals[of]!
  const total = restingTotal(combat, props, of)
  return (
    <div className="pb-duelist">
      <button
        type="button"
        className="pb-total"
        aria-label={`${own ? `${says.your(of)} ` : ''}${label} ${total ?? ''}`}
        onClick={(event) => props.breakdown(totalBreakdown(view, combat, of), event.currentTarget)}
      >
        <span className="total tabular">{total ?? says.inTheAir}</span>
        <span className="caption">
          {own && <span className="wide">{says.your(of)} </span>}
          {label}
        </span>
      </button>
      <div className="grow">
        <Pool combat={combat} of={of} />
        {dice !== null && (
          <p className="pb-why">
            <button type="button" className="explains" onClick={(event) => props.breakdown(dice, event.currentTarget)}>
              {dice.total}
            </button>{' '}
            {says.diceOf(dice.total)}
            {dice.rows.map(({ label: from, value }) => `${from} ${value}`).join(' + ')}{' '}
            <RuleLink rule="PBL-CMB-1" explain={props.explain} />
          </p>
        )}
      </div>
    </div>
  )
}

/** A side's total of the dice at rest. Dice still rolling are unknown, so their previous values count. Null if it has none. */
function restingTotal({ totals }: CombatView, { tumbling, showing }: Props, of: typeof ATTACK | typeof DEFENSE): number | null {
  if (!tumbling) return totals[of]
  if (showing?.kind !== 'roll') return null
  return (showing.of === of ? showing.before : totals[of]) || null
}

/** The gap between the two totals, and a bar that shows both. */
function Gap({ combat }: { combat: CombatView }) {
  const { props } = useTable()
  const [attack, defense] = [restingTotal(combat, props, ATTACK) ?? 0, restingTotal(combat, props, DEFENSE) ?? 0]
  const share = attack + defense === 0 ? 50 : (attack / (attack + defense)) * 100
  return (
    <div className="pb-tug">
      <div className="pb-bar" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </div>
      <span className="pb-gap">{props.tumbling ? says.gap.falling : gapText(combat)}</span>
    </div>
  )
}

function gapText({ totals: [attack, defense], phase, outcome }: CombatView) {
  if (outcome !== null) return <b>{outcome === 'hit' ? says.gap.hit : says.gap.defended}</b>
  if (phase === 'declared') return says.gap.declared
  if (phase === 'rolling') return says.gap.rolling
  const missing = attack <= defense ? defense - attack + 1 : attack - defense
  const [before, number, after] = says.gap.lead(missing)
  return (
    <>
      {before}
      <b>{number}</b>
      {after}
      <em> · {says.gap.tie}</em>
    </>
  )
}
