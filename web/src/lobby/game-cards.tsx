import { gameIds } from '@robodrome/games'
import { Button, ButtonLink } from '../kit/button.tsx'
import { placeHref } from '../page/route.ts'
import { Icon } from '../kit/icons.tsx'
import { Scene } from '../boards/scene.tsx'
import { FACES, gameName, pitchOf } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import type { Face } from '../boards/face.ts'
import './game-cards.css'

/** Every game, its requirements, and a button to start. */
export const GameCards = ({ create }: { create(game: string): void }) => (
  <div className="games">
    {gameIds()
      .map((id) => [id, FACES.get(id)] as const)
      .map(([id, face]) => (
        <article key={id} className="gc">
          <div className="sc">
            <Scene game={id} />
          </div>
          <div className="gb">
            <div className="row spread">
              <h3>{gameName(id)}</h3>
              {face && <Complexity of={face.complexity} />}
            </div>
            <p>{pitchOf(id)}</p>
            {face && <Meta {...face} />}
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
  <span className="cx" role="img" aria-label={words.lobby.complexity(of)}>
    {[1, 2, 3].map((n) => (
      <i key={n} className={n <= of ? 'f' : ''} />
    ))}
  </span>
)

const Meta = ({ players, minutes }: Face) => (
  <div className="row meta">
    <span>
      <Icon name="people" size={14} />
      <span className="vh">{words.lobby.players(...players)}</span>
      <span aria-hidden="true">{words.lobby.playersShort(...players)}</span>
    </span>
    <span>
      <Icon name="clock" size={14} />
      {words.lobby.minutes(minutes)}
    </span>
  </div>
)
