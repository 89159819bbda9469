import { words } from '../words/index.ts'
import type { GameId } from '../words/ids.ts'
import { Frozen } from './picture.tsx'
import { TURNS } from './pictures.ts'

/** A turn as a strip of pictures, each the real board in a real position. */
export function Turn({ game }: { game: GameId }) {
  const { settings, pictures } = TURNS[game]
  const said = words.learn.games[game].pictures
  return (
    <ol className="turn-strip" tabIndex={0} aria-label={words.learn.games[game].turn}>
      {pictures.map((picture, i) => {
        const { title, text, term } = said[picture.id]!
        const at = text.indexOf(term)
        return (
          <li key={picture.id}>
            <figure>
              <Frozen game={game} settings={settings} picture={picture} label={title} />
              <figcaption>
                <h3>{`${i + 1}. ${title}`}</h3>
                <p>
                  {text.slice(0, at)}
                  <dfn>{term}</dfn>
                  {text.slice(at + term.length)}
                </p>
              </figcaption>
            </figure>
          </li>
        )
      })}
    </ol>
  )
}
