import { onPress, useGrid } from '../../../kit/use-grid.ts'
import { onStrikeDie, openAt } from '../anchors.ts'
import { PipDie } from '../../../kit/die.tsx'
import { noteIn } from '../model.ts'
import { words } from '../words/index.ts'
import { nameWith, touchAt, useTable } from './touch.tsx'

/** The five dice of a strike during its rolls; those to roll again are ringed. */
export function Strike() {
  const table = useTable()
  const { view, spots, props } = table
  const faces = noteIn(view, 'rollStrike', 'faces') ?? []
  const marked = noteIn(view, 'chooseStrikeDice', 'marked') ?? []
  const can = (i: number): boolean => openAt(spots, onStrikeDie(i)).length > 0
  const { grid, onKeyDown, cell } = useGrid(1, faces.length, [0, 0], (_row, column) => can(column))
  if (faces.length === 0) return null
  return (
    <section className="panel pb-strike" aria-label={words.stage.strike}>
      <span className="label">{words.stage.strike}</span>
      <div ref={grid} className="pb-pool" role="grid" aria-label={words.stage.strike} onKeyDown={onKeyDown}>
        <div role="row">
          {faces.map((face, i) => {
            const touch = touchAt(table, onStrikeDie(i))
            return (
              <span
                key={i}
                role="gridcell"
                {...cell(0, i)}
                className={`pb-dc${touch.className}${marked.includes(i) ? ' chosen' : ''}`}
                aria-label={nameWith(words.stage.strikeDie(i + 1, face), touch)}
                onClick={touch.act}
                onKeyDown={onPress(touch.act)}
              >
                <PipDie value={face} tumbling={props.tumbling && props.showing?.kind === 'strike roll'} delay={i * 40} />
              </span>
            )
          })}
        </div>
      </div>
    </section>
  )
}
