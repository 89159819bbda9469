import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'

/** Where a link leads that no screen knows. */
export default function Nowhere() {
  return (
    <main>
      <Stage
        heading={words.nowhere.title}
        lead={words.nowhere.lead}
        actions={
          <a className="btn bone" href="#/">
            {words.table.goneButton}
          </a>
        }
      />
    </main>
  )
}
