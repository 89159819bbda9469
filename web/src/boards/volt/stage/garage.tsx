import { ROBOT_IDS, ROBOTS } from '@robodrome/volt/page'
import { Robot } from '../../robot.tsx'
import { FIGURES, paintClass } from '../art/token.tsx'
import { isAsked, paintOf, viewOf, type BoardProps } from '../model.ts'
import { words } from '../words/index.ts'
import './garage.css'

/** The four robots before the battle: who owns which, and which are free. */
export function Garage({ snapshot, seat, chosen, select, nameOf }: BoardProps) {
  const view = viewOf(snapshot)
  const asked = isAsked(snapshot, seat)
  return (
    <ul className="vt-garage" aria-label={words.garage}>
      {ROBOT_IDS.map((id) => {
        const { name } = ROBOTS[id]
        const owner = view.robots[id] ? paintOf(view, id) : undefined
        const open = asked && snapshot.options.some(({ option }) => option.kind === 'figure' && option.robot === id)
        const preview = chosen === name ? seat : null
        return (
          <li key={id}>
            <button
              type="button"
              className={`vt-figure ${open ? 'can' : ''} ${chosen === name ? 'chosen' : ''} ${owner === undefined && preview === null ? 'vt-free' : paintClass(owner ?? preview)}`}
              disabled={!asked}
              aria-pressed={chosen === name}
              onClick={() => select(name)}
            >
              <Robot figure={FIGURES[id]} seat={null} size={190} />
              <b>{name}</b>
              <span>{owner === undefined ? words.free : words.taken(owner === null ? words.killbot : nameOf(owner))}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
