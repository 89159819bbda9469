import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { learningIn } from '../boards/learning.ts'
import { Icon } from '../kit/icons.tsx'
import { learningOf } from '../boards/learning-words.ts'
import { words } from '../words/index.ts'
import { Frozen } from './picture.tsx'
import { TurnShow, type Show } from './turn-show.tsx'
import { SECONDS, Told } from './told.tsx'
import './turn.css'

/** A turn as a strip of pictures, each showing the real board in a real position. Each can be enlarged, or all watched in order. */
export function Turn({ game }: { game: string }) {
  const [show, setShow] = useState<Show | null>(null)
  const { settings, pictures } = learningIn(game).turn
  const w = words.learn
  const said = learningOf(game)
  return (
    <>
      <div className="row flow turn-head">
        <h2>{said.turn}</h2>
        <Button look="ghost" onClick={() => setShow({ at: 0, plays: true })}>
          <Icon name="play" size={14} />
          {w.show.watch(pictures.length * SECONDS)}
        </Button>
      </div>
      <ol className="turn-strip" tabIndex={0} aria-label={said.turn}>
        {pictures.map((picture, at) => {
          const { title } = said.pictures[picture.id]!
          return (
            <li key={picture.id}>
              <figure>
                <Frozen game={game} settings={settings} picture={picture} label={title} />
                <button
                  type="button"
                  className="turn-large"
                  aria-label={w.show.large(title)}
                  onClick={() => setShow({ at, plays: false })}
                />
                <figcaption>
                  <h3>{`${at + 1}. ${title}`}</h3>
                  <Told of={said.pictures[picture.id]!} />
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ol>
      {show && <TurnShow game={game} from={show} onClose={() => setShow(null)} />}
    </>
  )
}
