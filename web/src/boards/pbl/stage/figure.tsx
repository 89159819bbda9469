import { HEAD, LEFT_ARM, LEFT_SHOULDER, LEGS, RIGHT_ARM, RIGHT_SHOULDER, SLOTS, type SideId } from '@robodrome/pbl/page'
import type { CSSProperties } from 'react'
import { onPress, useGrid } from '../../../kit/use-grid.ts'
import { paint } from '../../../kit/seat.tsx'
import { percent } from '../../../kit/odds.ts'
import { onSlot, openAt } from '../anchors.ts'
import { PLACES, RobotArt, TornLimb } from '../art/robot.tsx'
import { isOwn, outlookIn, questionIn } from '../model.ts'
import { words } from '../words/index.ts'
import { nameOfSlot } from './slot-name.ts'
import { nameWith, touchAt, useTable, type Table } from './touch.tsx'
import './figure.css'

/** The order of the limbs in the picture: the right arm is on the left. */
const ROWS = [
  [RIGHT_SHOULDER, HEAD, LEFT_SHOULDER],
  [RIGHT_ARM, LEGS, LEFT_ARM],
] as const

/** A robot; its limbs and shoulders are the cells of a grid. */
export function Figure({ side: id }: { side: SideId }) {
  const table = useTable()
  const { view, spots, props } = table
  const side = view.sides[id]!
  const can = (r: number, c: number): boolean => openAt(spots, onSlot(id, ROWS[r]![c]!)).length > 0
  const first = ROWS.flatMap((row, r) => row.map((_slot, c) => [r, c] as const)).find(([r, c]) => can(r, c)) ?? [0, 1]
  const { grid, onKeyDown, cell } = useGrid(2, 3, first, can)
  const label = words.stage.robotOf(side.robot, props.nameOf(id), isOwn(view, id))
  const roles = rolesOf(table, id)
  const torn = props.showing?.kind === 'blow-off' && props.showing.at.robot === side.robot ? SLOTS.indexOf(props.showing.at.slot) : null
  return (
    <div className={`pb-figure ${paint(id)}${torn === null ? '' : ' struck'}${side.out ? ' out' : ''}`}>
      <div className="pb-fig">
        <svg viewBox="0 -16 320 436" className="pb-mech">
          <g aria-hidden="true">
            <ellipse className="pb-shadow" cx="160" cy="410" rx="112" ry="12" />
            <RobotArt side={side} view={view} />
            {torn !== null && <TornLimb robot={side.robot} slot={torn} />}
          </g>
          <g ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown}>
            {ROWS.map((row, r) => (
              <g key={r} role="row">
                {row.map((slot, c) => {
                  const touch = touchAt(table, onSlot(id, slot))
                  const role = roles.find((each) => each.slot === slot)
                  const name = [nameOfSlot(view, side, slot), ...(role ? [role.spoken] : [])].join(', ')
                  return (
                    <rect
                      key={slot}
                      role="gridcell"
                      {...cell(r, c)}
                      {...PLACES[slot]!}
                      rx="14"
                      data-slot={slot}
                      data-anchor={onSlot(id, slot)}
                      className={`pb-limb${touch.className}`}
                      aria-label={nameWith(name, touch)}
                      {...(touch.chosen !== null && { 'aria-selected': true })}
                      onClick={touch.act}
                      onKeyDown={onPress(touch.act)}
                    >
                      <title>{nameWith(name, touch)}</title>
                    </rect>
                  )
                })}
              </g>
            ))}
          </g>
          {roles.map(({ slot, kind }) => (
            <Brackets key={slot} slot={slot} kind={kind} />
          ))}
        </svg>
        {roles.map(({ slot, kind, call }) => (
          <span key={slot} className={`pb-call ${kind}`} style={under(slot)} aria-hidden="true">
            <b>{call}</b> {words.stage.short[slot]}
          </span>
        ))}
        {chancesOf(table, id).map(([slot, chance]) => (
          <span key={slot} className="pb-call odds" style={under(slot)} aria-hidden="true">
            <b>{percent(chance)}</b>
          </span>
        ))}
      </div>
    </div>
  )
}

type Role = { slot: number; kind: 'attacking' | 'targeted'; call: string; spoken: string }

/** Determines the attacking limb and its target. */
function rolesOf(table: Table, id: SideId): Role[] {
  const says = words.stage
  const { view } = table
  const { combat } = view
  const limb = combat?.limb ?? aimingLimb(table)
  const attacker = combat?.attacker ?? view.turn.seat % view.config.sides
  return [
    ...(limb !== undefined && attacker === id
      ? [{ slot: limb, kind: 'attacking' as const, call: says.callAttack, spoken: says.attacking }]
      : []),
    ...(combat?.defender === id ? [{ slot: combat.target, kind: 'targeted' as const, call: says.callTarget, spoken: says.targeted }] : []),
  ]
}

/** The limb whose target is being chosen. */
function aimingLimb({ props }: Table): number | undefined {
  const question = questionIn(props.snapshot)
  return question?.kind === 'chooseAim' ? SLOTS.indexOf(question.limb) : undefined
}

/** The chance to hit each limb, while a limb is being chosen. */
function chancesOf(table: Table, id: SideId): (readonly [slot: number, chance: number])[] {
  const { props } = table
  const limb = aimingLimb(table)
  if (limb === undefined || props.snapshot.options.length === 0) return []
  return (outlookIn(props.answers)?.attacks ?? []).flatMap((each) =>
    each.limb === limb && each.side === id ? [[each.slot, each.hit] as const] : [],
  )
}

/** Returns the position of a label below a limb, or above the head, as percentages of the picture. */
const under = (slot: number): CSSProperties & Record<'--x', string> => {
  const { x, y, width, height } = PLACES[slot]!
  const at = slot === HEAD ? y - TOP : y + height - 8
  return { '--x': `${((x + width / 2) / 320) * 100}%`, top: `${((at + TOP) / 436) * 100}%` }
}
const TOP = 16

const Brackets = ({ slot, kind }: { slot: number; kind: Role['kind'] }) => {
  const { x, y, width: w, height: h } = PLACES[slot]!
  const corner = 16
  const path = `M${x} ${y + corner}V${y}h${corner}M${x + w - corner} ${y}h${corner}v${corner}M${x + w} ${y + h - corner}v${corner}h${-corner}M${x + corner} ${y + h}h${-corner}v${-corner}`
  return (
    <g className={`pb-brackets ${kind}`} fill="none" aria-hidden="true">
      <path d={path} stroke="var(--o)" strokeWidth="9" />
      <path d={path} className="pb-bracket" strokeWidth="5" />
    </g>
  )
}
