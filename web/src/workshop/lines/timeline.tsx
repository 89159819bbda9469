import { phaseLabel, type Lines } from '@robodrome/workshop'
import type { Json } from '@robodrome/kernel'
import { language } from '../../words/language.ts'
import { lineWords as w } from '../../words/workshop-lines.ts'
import { useEditing } from '../editing.ts'

/** The phases of the game in order, and which lines take effect in which. */
export function Timeline({ list, piece, lines: { lines } }: { list: string; piece: Json; lines: Lines }) {
  const { bench } = useEditing()
  const phases = bench.phases(list)
  if (phases.length === 0) return null
  const works = lines.map(({ path }) => bench.phasesOf(list, piece, path.slice(2)))
  return (
    <section className="timeline" aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">{w.phases}</h2>
      <ol>
        {phases.map((phase) => {
          const at = works.flatMap((each, i) => (each.includes(phase) ? [i + 1] : []))
          return (
            <li key={phase} {...(at.length > 0 && { className: 'works' })}>
              {at.map((number) => (
                <b key={number}>{number}</b>
              ))}
              {phaseLabel(bench.game, phase, language)}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
