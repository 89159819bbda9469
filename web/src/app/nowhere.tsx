import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'

/** For links to unknown screens. */
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
