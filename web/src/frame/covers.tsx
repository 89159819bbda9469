import { ButtonLink } from '../kit/button.tsx'
import { words } from '../words/index.ts'

/** Shows nothing for a moment, then a word, because most tables open too fast for reading it. */
export const Loading = () => (
  <main className="cover">
    <h1 className="visually-hidden">{words.table.loading}</h1>
    <i className="spin late" aria-hidden="true" />
    <p className="late">{words.table.loading}</p>
  </main>
)

/** Shows one sentence, what is saved, and one way to continue. */
export const Gone = ({ code }: { code?: string }) => (
  <main className="cover">
    <h1>{words.table.gone}</h1>
    <p>{words.table.goneNote}</p>
    <ButtonLink look="bone" href="#/">
      {words.table.goneButton}
    </ButtonLink>
    {code !== undefined && <small>{code}</small>}
  </main>
)
