import { ButtonLink } from '../kit/button.tsx'
import { placeHref } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'

/** Shown instead of a league that is loading or does not exist. */
export const Cover = ({ isGone = false }: { isGone?: boolean }) =>
  isGone ? (
    <main>
      <Stage
        heading={words.nowhere.title}
        lead={words.leagues.gone}
        actions={
          <ButtonLink look="bone" href={placeHref('leagues')}>
            {words.leagues.back}
          </ButtonLink>
        }
      />
    </main>
  ) : (
    <main className="cover lg-cover">
      <p role="status">{words.leagues.loading}</p>
    </main>
  )
