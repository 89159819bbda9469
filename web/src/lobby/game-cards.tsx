import { gameIds } from '@robodrome/games'
import { Button, ButtonLink } from '../kit/button.tsx'
import { placeHref } from '../page/route.ts'
import { Icon } from '../kit/icons.tsx'
import { Scene } from '../boards/scene.tsx'
import { faceOf, gameName, pitchOf } from '../boards/faces.ts'
import { Pill } from '../kit/pill.tsx'
import { hosted, speaksOnlyEnglish } from '../page/hosted.ts'
import { words } from '../words/index.ts'
import type { Face } from '../boards/face.ts'
import './game-cards.css'

/** Every game, what it requires, and a button to start. */
export const GameCards = ({ create }: { create(game: string): void }) => (
  <div className="games">
    {gameIds()
      .map((id) => [id, faceOf(id)] as const)
      .map(([id, face]) => (
        <article key={id} className="game-card">
          <div className="game-scene">
            <Scene game={id} />
          </div>
          <div className="game-text">
            <div className="row spread">
              <h3>{gameName(id)}</h3>
              {hosted(id) === null ? <Complexity of={face.complexity} /> : speaksOnlyEnglish(id) && <Pill>{words.lobby.inEnglish}</Pill>}
            </div>
            <p>{pitchOf(id)}</p>
            <Meta {...face} />
            <div className="row act">
              <Button look="bone" className="grow" aria-label={words.lobby.playGame(gameName(id))} onClick={() => create(id)}>
                {words.lobby.play}
              </Button>
              <ButtonLink look="ghost" aria-label={words.lobby.learnGame(gameName(id))} href={placeHref('learn', id)}>
                {words.lobby.learn}
              </ButtonLink>
            </div>
          </div>
        </article>
      ))}
  </div>
)

const Complexity = ({ of }: { of: Face['complexity'] }) => (
  <span className="complexity" role="img" aria-label={words.lobby.complexity(of)}>
    {[1, 2, 3].map((n) => (
      <i key={n} className={n <= of ? 'filled' : ''} />
    ))}
  </span>
)

const Meta = ({ players, minutes }: Face) => (
  <div className="row meta">
    <span>
      <Icon name="people" size={14} />
      <span className="visually-hidden">{words.lobby.players(...players)}</span>
      <span aria-hidden="true">{words.lobby.playersShort(...players)}</span>
    </span>
    <span>
      <Icon name="clock" size={14} />
      {words.lobby.minutes(minutes)}
    </span>
  </div>
)
