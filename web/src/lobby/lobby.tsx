import { gameIds } from '@robodrome/games'
import { lazy, Suspense, useState } from 'react'
import { href } from '../page/route.ts'
import { usePreferences } from '../page/preferences.ts'
import heroArt from '../art/hero.svg'
import { Icon, Logo } from '../kit/icons.tsx'
import { Robot } from '../kit/robot.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { words } from '../words/index.ts'
import { GameCards } from './game-cards.tsx'
import { Lessons } from './lessons.tsx'
import { playNow, prepare } from '../frame/start.ts'
import { OpenTables } from './open-tables.tsx'
import { useLobby } from './use-lobby.ts'
import { YourTables } from './your-tables.tsx'
import './lobby.css'
import './hero.css'

const CreateDialog = lazy(() => import('./create/create-dialog.tsx'))

type Dialog = { kind: 'create'; game: string; online: boolean } | { kind: 'you' } | null

export function Lobby() {
  const { name } = usePreferences()
  const lobby = useLobby()
  const [dialog, setDialog] = useState<Dialog>(null)
  const create = (game = gameIds()[0]!, online = false): void => setDialog({ kind: 'create', game, online })
  const you = (): void => setDialog({ kind: 'you' })
  const waiting =
    lobby.local.filter(({ over, seats, asked }) => !over && asked.some((seat) => seats[seat]?.kind === 'person')).length +
    lobby.own.filter(({ yourMove }) => yourMove).length
  const w = words.lobby
  return (
    <div className="lobby">
      <header className="lt">
        <a className="brand" href="#/">
          <Logo size={32} />
          {words.brand}
        </a>
        <nav className="wide" aria-label={words.nav.label}>
          <a href="#/" aria-current="page">
            {words.nav.play}
          </a>
          <a href={href({ at: 'rules', game: gameIds()[0]!, rule: null })}>{words.nav.learn}</a>
        </nav>
        <button type="button" className="me" onClick={you}>
          <Robot figure="bot-meow" seat={1} size={30} />
          <span>
            {words.guest} <span className="wide">{name}</span>
          </span>
        </button>
      </header>
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
        </div>
        <div className="side">
          <YourTables {...lobby} />
          <OpenTables {...lobby} create={() => create()} />
        </div>
      </main>
      <nav className="tabs" aria-label={words.nav.label}>
        <a href="#/" aria-current="page">
          <Icon name="home" size={22} />
          {words.nav.play}
        </a>
        <button type="button" onClick={() => document.querySelector('#your-tables')?.scrollIntoView()}>
          <Icon name="calendar" size={22} />
          {words.nav.tables}
          {waiting > 0 && <em>{waiting}</em>}
        </button>
        <a href={href({ at: 'rules', game: gameIds()[0]!, rule: null })}>
          <Icon name="book" size={22} />
          {words.nav.learn}
        </a>
        <button type="button" onClick={you}>
          <Icon name="person" size={22} />
          {words.nav.you}
        </button>
      </nav>
      {dialog?.kind === 'create' && (
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
      {dialog?.kind === 'you' && (
        <Sheet title={words.settings.title} onClose={() => setDialog(null)}>
          <SettingsForm />
        </Sheet>
      )}
    </div>
  )
}
