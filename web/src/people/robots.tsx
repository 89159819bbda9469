import type { FigureName, Profile } from '@robodrome/protocol'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Icon } from '../kit/icons.tsx'
import { Robot } from '../boards/robot.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { percent } from '../kit/odds.ts'
import { prefer } from '../page/preferences.ts'
import { href } from '../page/route.ts'
import { gameName } from '../boards/faces.ts'
import { ALL_PORTRAITS } from '../boards/people.ts'
import { words } from '../words/index.ts'
import { pickFigure } from './api.ts'
import { useDeed } from './use-asked.ts'
import './robots.css'

/** A person's most played robots, with their wins. */
export function Favourites({ robots }: Pick<Profile, 'robots'>) {
  const w = words.profile.favourites
  if (robots.length === 0) return null
  return (
    <section aria-labelledby="favourites">
      <h2 id="favourites">{w.title}</h2>
      <ul className="panel favourites">
        {robots.map(({ game, robot, won, lost, shared, off }) => {
          const said = words.profile.games.score(won, won + lost + shared + off)
          return (
            <li key={`${game} ${robot}`}>
              {ALL_PORTRAITS[robot] ? <Robot figure={ALL_PORTRAITS[robot]} seat={1} size={72} /> : <i aria-hidden="true">{robot[0]}</i>}
              <b>{robot}</b>
              <small>{gameName(game)}</small>
              <small>{said}</small>
              <meter min={0} max={won + lost + shared + off} value={won} aria-label={said} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Memorable battles, each of which opens its replay. */
export function Memories({ memories }: Pick<Profile, 'memories'>) {
  const w = words.profile.memories
  if (memories.length === 0) return null
  return (
    <section aria-labelledby="memories">
      <h2 id="memories">
        {w.title}
        <small className="more">{w.note}</small>
      </h2>
      <div className="panel memories">
        {memories.map(({ kind, value, table, game }) => (
          <a key={kind} href={href({ at: 'table', id: table })}>
            <Icon name={SIGNS[kind]} size={26} />
            <span>
              <b>{kind === 'comeback' ? w.comeback(percent(value)) : w[kind]}</b>
              <small>{w.notes[kind](gameName(game), kind === 'unlucky' ? Math.round(value * 100) : Math.round(value))}</small>
            </span>
          </a>
        ))}
      </div>
    </section>
  )
}

const SIGNS = { comeback: 'undo', upset: 'trophy', unlucky: 'dice', longest: 'clock' } as const

/** Your portrait. */
export function RobotSheet({ now, onClose, onDone }: { now: FigureName; onClose(): void; onDone(): void }) {
  const [picked, pick] = useState(now)
  const { failed, run } = useDeed()
  const submit = (event: React.FormEvent): void => {
    event.preventDefault()
    run(async () => {
      await pickFigure(picked)
      prefer({ figure: picked })
      onDone()
      onClose()
    })
  }
  return (
    <Sheet title={words.profile.robot} kind="dialog" onClose={onClose}>
      <form className="fields" onSubmit={submit}>
        <fieldset className="own-robots">
          <legend className="visually-hidden">{words.profile.robot}</legend>
          {Object.entries(ALL_PORTRAITS).map(([name, figure]) => (
            <label key={figure}>
              <input type="radio" className="visually-hidden" name="robot" checked={figure === picked} onChange={() => pick(figure)} />
              <Robot figure={figure} seat={1} size={72} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="signal">
          {words.profile.saved}
        </Button>
        {failed && <Alert>{failed}</Alert>}
      </form>
    </Sheet>
  )
}
