import { gameIds } from '@robodrome/games'
import { lazy, Suspense, useState } from 'react'
import heroArt from '../art/hero.svg'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import { GameCards } from './game-cards.tsx'
import { Lessons } from './lessons.tsx'
import { playNow, prepare } from '../frame/start.ts'
import { OpenTables } from './open-tables.tsx'
import type { HomeSlots } from './slots.ts'
import { useLobby } from './use-lobby.ts'
import { YourTables } from './your-tables.tsx'
import './lobby.css'
import './hero.css'

const CreateDialog = lazy(() => import('./create/create-dialog.tsx'))

export function Lobby({ league: League, puzzle: Puzzle }: HomeSlots) {
  const lobby = useLobby()
  const [dialog, setDialog] = useState<{ game: string; online: boolean } | null>(null)
  const create = (game = gameIds()[0]!, online = false): void => setDialog({ game, online })
  const w = words.lobby
  return (
    <div className="lobby">
      <section className="hero" aria-label={w.heading}>
        <div className="heroart">
          <img src={heroArt} alt="" />
        </div>
        <div className="ht">
          <h1>{w.heading}</h1>
          <p>{w.lead}</p>
          <div className="row">
            <button
              type="button"
              className="btn pri"
              onPointerEnter={() => prepare()}
              onFocus={() => prepare()}
              onClick={() => void playNow()}
            >
              <Icon name="play" size={18} />
              {w.playNow}
            </button>
            <button type="button" className="btn ghost" onClick={() => create(undefined, true)}>
              <Icon name="link" size={18} />
              <span className="wide">{w.invite}</span>
              <span className="nar">{w.inviteShort}</span>
            </button>
          </div>
          <p className="sm">
            <Icon name="check" size={15} />
            {w.noAccount}
          </p>
        </div>
      </section>
      <main className="wrap">
        <div className="mainc">
          <h2>{w.games}</h2>
          <GameCards create={create} />
          <Lessons />
          {Puzzle && <Puzzle />}
        </div>
        <div className="side">
          <YourTables {...lobby} />
          <OpenTables {...lobby} create={() => create()} />
          {League && <League />}
        </div>
      </main>
      {dialog && (
        <Suspense fallback={null}>
          <CreateDialog
            game={dialog.game}
            online={dialog.online}
            server={lobby.server}
            minds={lobby.minds}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
