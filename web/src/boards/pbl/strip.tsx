import { ATTACK, DEFENSE, type SideId, type Terms, type View } from '@robodrome/pbl/page'
import { Pill } from '../../kit/pill.tsx'
import { Icon } from '../../kit/icons.tsx'
import type { StripProps } from '../board.ts'
import { baseBreakdown, pointsBreakdown } from './breakdowns.ts'
import { ownSide, sideOf, viewOf } from './model.ts'
import { words } from './words/index.ts'
import './strip.css'

const says = words.stage

/** A player's robot, pilot with base numbers, Pilot Points and hand. */
export function Strip(props: StripProps<Terms>) {
  const { snapshot, of, breakdown } = props
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  const id = sideOf(view, of)
  const side = view.sides[id]!
  const hand = view.hands[of]
  const pilot = side.expert ?? side.starter
  return (
    <div className={`pb-strip${id === ownSide(view) ? ' mine' : ''}`}>
      <span className="pb-who">
        <b>{side.robot}</b>
        {pilot !== '' && <span className="wide"> · {pilot}</span>}
        {side.critical && <em> {says.critical}</em>}
        {side.curse !== null && <em> {says.cursed(side.curse.counter)}</em>}
      </span>
      <span className="pb-numbers">
        {pilot !== '' && <BaseStats view={view} id={id} breakdown={breakdown} />}
        <button
          type="button"
          className="pb-number"
          aria-label={says.pointsLong(side.pilotPoints)}
          onClick={(event) => breakdown(pointsBreakdown(view, id), event.currentTarget)}
        >
          {says.points(side.pilotPoints)}
        </button>
        {hand === undefined ? (
          <Pill>{says.strip.gunner}</Pill>
        ) : (
          <span className="pb-held" role="img" aria-label={says.strip.hand(hand.count)}>
            <Icon name="card" size={13} />
            {hand.count}
          </span>
        )}
      </span>
    </div>
  )
}

const BaseStats = ({ view, id, breakdown }: { view: View; id: SideId; breakdown: StripProps<Terms>['breakdown'] }) => {
  const { attack, defense } = view.sides[id]!
  const numbers = [
    { which: ATTACK, value: attack, name: says.attack(attack), paint: 'attack' },
    { which: DEFENSE, value: defense, name: says.defense(defense), paint: 'defense' },
  ] as const
  return (
    <span className="pb-stats">
      {numbers.map(({ which, value, name, paint }) => (
        <button
          key={which}
          type="button"
          aria-label={name}
          onClick={(event) => breakdown(baseBreakdown(view, id, which), event.currentTarget)}
        >
          <b className={paint}>{value}</b>
        </button>
      ))}
    </span>
  )
}
