import { ButtonLink } from '../kit/button.tsx'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'

/** The screen for links to unknown screens. */
export default function Nowhere() {
  return (
    <main>
      <Stage
        heading={words.nowhere.title}
        lead={words.nowhere.lead}
        actions={
          <ButtonLink look="bone" href="#/">
            {words.table.goneButton}
          </ButtonLink>
        }
      />
    </main>
  )
}
