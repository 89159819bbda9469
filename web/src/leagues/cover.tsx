import { placeHref } from '../page/route.ts'
import { words } from '../words/index.ts'

/** In place of a league that is not here yet, or never will be. */
export const Cover = ({ isGone = false }: { isGone?: boolean }) => (
  <main className="cover lg-cover">
    <p role="status">{isGone ? words.leagues.gone : words.leagues.loading}</p>
    {isGone && (
      <a className="btn bone" href={placeHref('leagues')}>
        {words.leagues.back}
      </a>
    )}
  </main>
)
