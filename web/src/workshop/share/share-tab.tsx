import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { words } from '../../words/index.ts'
import { exportBox } from '../export.ts'
import type { TabProps } from '../tab.ts'

const w = words.workshop

/** How others get the box: as a file. */
export default function ShareTab({ bench, draft }: TabProps) {
  return (
    <main className="box-share">
      <section className="panel">
        <h1>{w.tab.share}</h1>
        <p>{w.asFile}</p>
        <Button look="bone" onClick={() => exportBox(bench, draft)}>
          <Icon name="download" /> {w.exportBox}
        </Button>
      </section>
    </main>
  )
}
