import { gameIds } from '@robodrome/games'
import { href } from '../app/route.ts'
import aimbots from '../art/scene-aimbots.svg'
import gekido from '../art/scene-gekido.svg'
import pbl from '../art/scene-pbl.svg'
import volt from '../art/scene-volt.svg'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import './game-cards.css'

const SCENES: Readonly<Record<string, string>> = { gekido, aimbots, volt, pbl }

/** Every game that is installed can be played; the others say so. */
export const GameCards = ({ create }: { create(game: string): void }) => (
  <div className="games">
    {Object.entries(words.games).map(([id, { name, pitch, players, minutes, complexity }]) => (
      <article key={id} className="gc">
        <div className="sc">
          <img src={SCENES[id]} alt="" />
        </div>
        <div className="gb">
          <div className="row spread">
            <h3>{name}</h3>
            <span className="cx" role="img" aria-label={words.lobby.complexity(complexity)}>
              {[1, 2, 3].map((n) => (
                <i key={n} className={n <= complexity ? 'f' : ''} />
              ))}
            </span>
          </div>
          <p>{pitch}</p>
          <div className="row meta">
            <span>
              <Icon name="people" size={14} />
              <span className="vh">{words.lobby.players(players)}</span>
              <span aria-hidden="true">{players}</span>
            </span>
            <span>
              <Icon name="clock" size={14} />
              {words.lobby.minutes(minutes)}
            </span>
          </div>
          {gameIds().includes(id) ? (
            <div className="row act">
              <button type="button" className="btn bone grow" aria-label={`${words.lobby.play} ${name}`} onClick={() => create(id)}>
                {words.lobby.play}
              </button>
              <a className="btn ghost" aria-label={`${words.lobby.learn} ${name}`} href={href({ at: 'rules', game: id, rule: null })}>
                {words.lobby.learn}
              </a>
            </div>
          ) : (
            <div className="row act soon" title={words.lobby.soonHint}>
              <span className="pill">{words.lobby.soon}</span>
            </div>
          )}
        </div>
      </article>
    ))}
  </div>
)
