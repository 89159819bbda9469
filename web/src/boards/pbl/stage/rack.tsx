import {
  armorStat,
  ATTACK,
  DEFENSE,
  HEAD,
  isLimb,
  LEFT_ARM,
  LEFT_SHOULDER,
  LEGS,
  levelOf,
  NOBODY,
  RIGHT_ARM,
  RIGHT_SHOULDER,
  type SideId,
} from '@robodrome/pbl/page'
import { onSlot, openAt } from '../anchors.ts'
import { words } from '../words/index.ts'
import { Stats } from './card.tsx'
import { coverOf } from './slot-name.ts'
import { touchAt, useTable } from './touch.tsx'
import './rack.css'

const ORDER = [HEAD, LEGS, RIGHT_ARM, LEFT_ARM, RIGHT_SHOULDER, LEFT_SHOULDER]

/**
 * The contents of each limb, as a list next to the figure. A tap works as on the figure; if there is nothing to choose, it enlarges the
 * card.
 */
export function Rack({ side: id }: { side: SideId }) {
  const table = useTable()
  const { view, about } = table
  const side = view.sides[id]!
  const { combat } = view
  return (
    <ul className="pb-rack">
      {ORDER.map((at) => {
        const slot = side.slots[at]!
        const top = slot.stack.at(-1)
        if (!isLimb(at) && top === undefined && openAt(table.spots, onSlot(id, at)).length === 0) return null
        const touch = touchAt(table, onSlot(id, at), () => top !== undefined && about(top))
        const role =
          combat?.attacker === id && combat.limb === at ? ' attacking' : combat?.defender === id && combat.target === at ? ' targeted' : ''
        return (
          <li key={at}>
            <button
              type="button"
              tabIndex={-1}
              className={`pb-rk${role}${slot.dead ? ' dead' : ''}${touch.className}`}
              title={touch.told}
              onClick={touch.act}
            >
              <span className="label">
                {words.stage.short[at]}
                {slot.malfunction !== NOBODY && <em> {words.stage.malfunction}</em>}
                {slot.counter > 0 && ` · ${slot.counter}`}
              </span>
              <span className="pb-rn">{coverOf(slot, at)}</span>
              {slot.dead ? (
                <span className="label">{words.stage.points(slot.stack.length + 1)}</span>
              ) : (
                isLimb(at) && (
                  <>
                    <Level level={levelOf(view, slot)} />
                    <Stats attack={armorStat(view, side, at, ATTACK)} defense={armorStat(view, side, at, DEFENSE)} />
                  </>
                )
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const Level = ({ level }: { level: number }) => (
  <span className="pb-lv" role="img" aria-label={words.stage.level(level)}>
    {[1, 2, 3].map((n) => (
      <i key={n} className={n <= level ? 'filled' : ''} />
    ))}
  </span>
)
