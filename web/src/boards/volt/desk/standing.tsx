import { contentOf, type View } from '@robodrome/volt/page'
import { Pill } from '../../../kit/pill.tsx'
import { RuleLink } from '../../../kit/rule-link.tsx'
import { Robot } from '../../robot.tsx'
import { FIGURES, paintClass } from '../art/token.tsx'
import { paintOf, robotsIn } from '../model.ts'
import { words } from '../words/index.ts'
import { robotName } from '../robot-name.ts'
import { ModuleTag } from './module-tag.tsx'
import './standing.css'

/** The state of a championship: bouts won, the champion, the champion modules. */
export function Standing({ view, explain }: { view: View; explain(rule: string): void }) {
  if (view.config.mode !== 'championship' || view.order.length === 0) return null
  const rows = robotsIn(view).toSorted((a, b) => b.boutsWon - a.boutsWon)
  return (
    <section className="panel vt-standing" aria-label={words.desk.standing}>
      <h2>
        {words.desk.standing}
        <Pill>{words.desk.bout(view.bout, view.board)}</Pill>
      </h2>
      <ol>
        {rows.map(({ id, boutsWon, trophies }) => (
          <li key={id} className={paintClass(paintOf(view, id))}>
            <Robot figure={FIGURES[id]} seat={null} size={26} />
            <b>{robotName(id)}</b>
            <span>{words.desk.bouts(boutsWon)}</span>
            {view.champion === id && <Pill>{words.desk.champion}</Pill>}
            {trophies.map((module) => (
              <ModuleTag key={module} box={view.box} module={module} />
            ))}
          </li>
        ))}
      </ol>
      <p className="vt-note">
        {words.desk.prize(contentOf(view).boards[view.board]!.champion)}. {words.desk.titleNote}{' '}
        <RuleLink rule="VT-CH-7" explain={explain} />
      </p>
    </section>
  )
}
