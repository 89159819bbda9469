import type { HostedGame } from '@robodrome/outside/hosted'
import { gameName, pitchOf } from '../../boards/faces.ts'
import { Scene } from '../../boards/scene.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icons.tsx'
import { Pill } from '../../kit/pill.tsx'
import { inOwnLanguage, speaksOnlyEnglish } from '../../page/hosted.ts'
import { useLearnt } from '../../page/learnt.ts'
import { href, placeHref } from '../../page/route.ts'
import { words } from '../../words/index.ts'
import { GameTabs } from '../game-tabs.tsx'
import { nextOf, THEME, useHostedPuzzles } from './puzzles.ts'
import '../learn.css'
import './way.css'

/** What a game from outside teaches: what it is about, its modes, its exercises and its rules. */
export default function HostedWay({ game }: { game: HostedGame }) {
  const w = words.learn
  const { modes } = inOwnLanguage(game.words)
  return (
    <main className="learn hosted-way">
      <h1 className="visually-hidden">{`${w.title}: ${gameName(game.id)}`}</h1>
      <GameTabs game={game.id} />
      <section className="panel learn-goal" aria-labelledby="goal-of">
        <div>
          <h2 id="goal-of">{gameName(game.id)}</h2>
          <p>{pitchOf(game.id)}</p>
          <div className="row flow">
            <Pill>
              <Icon name="people" size={14} />
              {words.lobby.players(...game.players)}
            </Pill>
            <Pill>
              <Icon name="clock" size={14} />
              {words.lobby.minutes(Math.round((game.minutes[0] + game.minutes[1]) / 2))}
            </Pill>
            {speaksOnlyEnglish(game.id) && <Pill>{words.lobby.inEnglish}</Pill>}
          </div>
        </div>
        <Scene game={game.id} />
      </section>
      <ul className="hosted-modes">
        {Object.entries(modes).map(([mode, { title, about }]) => (
          <li key={mode} className="panel">
            <h2>{title}</h2>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <Exercises game={game} />
      <section className="panel hosted-part">
        <div>
          <h2>{w.steps.rules}</h2>
          <p>{w.rules}</p>
        </div>
        <ButtonLink look="bone" href={href({ at: 'rules', game: game.id, rule: null })}>
          {words.rules.title}
        </ButtonLink>
      </section>
    </main>
  )
}

/** The exercises, if any: how many are solved, and a link to the next one. */
function Exercises({ game }: { game: HostedGame }) {
  const list = useHostedPuzzles(game)
  const solved = useLearnt().solved[game.id]
  const w = words.learn
  const next = list === null ? undefined : nextOf(list, solved)
  if (list === null || next === undefined) return null
  const done = list.filter(({ id }) => solved?.[id] === true).length
  return (
    <section className="panel hosted-part">
      <div>
        <h2>{w.steps.exercises}</h2>
        <p>{w.exercises}</p>
        <span className="row">
          <progress max={list.length} value={done} aria-label={w.steps.exercises} />
          <b className="tabular">{w.solvedOf(done, list.length)}</b>
        </span>
      </div>
      <ButtonLink look="signal" href={placeHref('learn', game.id, THEME, next.id)}>
        {done === 0 ? w.begin : done < list.length ? w.goOn : w.again}
      </ButtonLink>
    </section>
  )
}
