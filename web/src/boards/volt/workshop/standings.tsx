import { contentOf, type View } from '@robodrome/volt/page'
import type { ReactNode } from 'react'
import { Pill } from '../../../kit/pill.tsx'
import { Robot } from '../../robot.tsx'
import { RuleLink } from '../../../kit/rule-link.tsx'
import { FIGURES, paintClass } from '../art/token.tsx'
import { ModuleTag } from '../desk/module-tag.tsx'
import { paintOf, robotsIn, viewOf, type BoardProps } from '../model.ts'
import { robotName } from '../robot-name.ts'
import { words } from '../words/index.ts'
import { Bouts } from './bouts.tsx'
import { ModuleFace } from './module-card.tsx'
import './workshop.css'
import './standings.css'

const says = words.workshop

/** Between the bouts of a championship: bouts won, the champion, the champion modules, and what comes next. `way` continues. */
export function Standings({ snapshot, told, explain, nameOf, way }: BoardProps & { way?: ReactNode }) {
  const view = viewOf(snapshot)
  const rows = robotsIn(view).toSorted((a, b) => b.boutsWon - a.boutsWon || Number(b.id === view.champion) - Number(a.id === view.champion))
  const prize = contentOf(view).boards[view.board]!.champion
  return (
    <section className="vt-workshop vt-standings" aria-label={says.standings}>
      <header>
        <h2>{says.standings}</h2>
        {way}
      </header>
      <ol>
        {rows.map(({ id, boutsWon, trophies }) => (
          <li key={id} className={`${paintClass(paintOf(view, id))} ${view.champion === id ? 'champion' : ''}`}>
            <Robot figure={FIGURES[id]} seat={null} size={64} />
            <span className="vt-rank">
              <b>{robotName(id)}</b>
              <span>{ownerOf(view, id, nameOf)}</span>
              {view.champion === id && <Pill>{words.desk.champion}</Pill>}
            </span>
            <span className="vt-rank">
              <span className="vt-bouts" role="img" aria-label={says.won(boutsWon)}>
                {Array.from({ length: Math.max(boutsWon, 2) }, (_, i) => (
                  <i key={i} className={i < boutsWon ? 'full' : ''} />
                ))}
              </span>
              <span>{says.won(boutsWon)}</span>
            </span>
            <span className="vt-rank prizes">
              {trophies.length === 0 ? (
                <small>{says.noPrizes}</small>
              ) : (
                trophies.map((module) => <ModuleTag key={module} box={view.box} module={module} />)
              )}
            </span>
          </li>
        ))}
      </ol>
      <Bouts snapshot={snapshot} told={told} />
      <h3>{view.round === 0 ? says.next(view.bout, view.board) : says.now(view.bout, view.board)}</h3>
      <p className="vt-note">{says.prize}</p>
      <div className="vt-mod">
        <ModuleFace box={view.box} module={prize} />
      </div>
      <p className="vt-note">
        {says.most} <RuleLink rule="VT-CH-7" explain={explain} />
      </p>
    </section>
  )
}

function ownerOf(view: View, id: keyof View['robots'], nameOf: BoardProps['nameOf']): string {
  const seat = paintOf(view, id)
  return seat === null ? words.killbot : nameOf(seat)
}
