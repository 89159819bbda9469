import { builtIn } from '@robodrome/games'
import { lazy, Suspense, useState } from 'react'
import { placeHref } from '../page/route.ts'
import { useOnline } from '../page/use-online.ts'
import { useQueue } from '../shell/queue.ts'
import { hasSession } from '../table/api.ts'
import { words } from '../words/index.ts'
import { GameCards } from './game-cards.tsx'
import { Hero } from './hero.tsx'
import { Lessons } from './lessons.tsx'
import { OpenTables } from './open-tables.tsx'
import { PlainHttp } from './plain-http.tsx'
import type { HomeSlots } from './slots.ts'
import { useLobby } from './use-lobby.ts'
import './lobby.css'
import './rows.css'

// A first visit needs none of these, so it does not wait for them.
const HomeStage = lazy(() => import('./home-stage.tsx'))
const QueueList = lazy(() => import('./queue.tsx'))
const WatchAndSolve = lazy(() => import('../watch/home-cards.tsx'))
const CreateDialog = lazy(() => import('./create/create-dialog.tsx'))

/** The home page: what is waiting for a returning player, or what to play on a first visit. */
export function Lobby({ league: League, puzzle: Puzzle }: HomeSlots) {
  const lobby = useLobby()
  const online = useOnline()
  const [dialog, setDialog] = useState<{ game: string; online: boolean } | null>(null)
  const create = (game = builtIn[0]!, isOnline = false): void => setDialog({ game, online: isOnline })
  const { leagues } = useQueue()
  const isNew = lobby.local.length === 0 && lobby.own.length === 0 && leagues.length === 0
  const open = <OpenTables {...lobby} create={() => create(undefined, lobby.server === 'here')} />
  const cards = (
    <section aria-labelledby="games">
      <div className="section-head">
        <h2 id="games">{isNew ? words.lobby.games : words.home.newBattle}</h2>
      </div>
      <GameCards create={create} />
    </section>
  )
  return (
    <div className={isNew ? 'lobby new' : 'lobby'}>
      {isNew ? (
        <Hero invite={() => create(undefined, true)} />
      ) : (
        <Suspense fallback={<div className="hero striped" />}>
          <HomeStage />
        </Suspense>
      )}
      <main className="home">
        {!(online && lobby.isReached) && <p className="offline">{words.lobby.offline}</p>}
        <PlainHttp />
        {isNew && cards}
        <div className="thirds">
          {!isNew && (
            <Suspense fallback={null}>
              <QueueList {...lobby} />
            </Suspense>
          )}
          {open}
          {League && hasSession() && <League />}
        </div>
        {(!isNew || Puzzle || lobby.open.some(({ phase }) => phase === 'playing')) && (
          <Suspense fallback={null}>
            <WatchAndSolve puzzle={Puzzle && <Puzzle />} />
          </Suspense>
        )}
        {!isNew && cards}
        <Lessons />
        <nav className="site-links" aria-label={words.lobby.siteLinks}>
          <a href={placeHref('about', 'help')}>{words.lobby.help}</a>
          <a href={placeHref('about', 'about')}>{words.lobby.about}</a>
          <a href={placeHref('about', 'privacy')}>{words.lobby.privacy}</a>
        </nav>
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
