import { words } from '../words/index.ts'

/** Nothing for a moment, then a word: most tables open before anybody would read it. */
export const Loading = () => (
  <main className="cover">
    <h1 className="vh">{words.table.loading}</h1>
    <i className="spin late" aria-hidden="true" />
    <p className="late">{words.table.loading}</p>
  </main>
)

/** One sentence, what is safe, one way on. */
export const Gone = ({ code }: { code: string }) => (
  <main className="cover">
    <h1>{words.table.gone}</h1>
    <p>{words.table.goneNote}</p>
    <a className="btn bone" href="#/">
      {words.table.goneButton}
    </a>
    <small>{code}</small>
  </main>
)
