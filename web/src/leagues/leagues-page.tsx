import type { CompetitionCard, LeagueWaiting } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { Pad } from '../kit/pad.tsx'
import { Thumb } from '../kit/thumb.tsx'
import { placeHref } from '../page/route.ts'
import { Stage } from '../shell/stage.tsx'
import { gameName, words } from '../words/index.ts'
import { rivals } from '../words/rivals.ts'
import { competitions, enterCompetition, playAt } from './api.ts'
import { CareerCard } from './career/career-card.tsx'
import { Fault, useAttempt } from './fault.tsx'
import { byUrgency } from './league.ts'
import { StartForm } from './start-form.tsx'
import { moment } from './time.ts'
import '../lobby/tables.css'

const REFRESH = 8_000

/** The next thing to play: own seasons, what can be joined, a league of one's own, the career. */
export function LeaguesPage() {
  const { cards, isAway, relist } = useCompetitions()
  const w = words.leagues
  const own = cards.filter((card) => card.own).toSorted(byUrgency)
  const under = own.filter(({ status }) => status === 'running').length
  const open = cards.filter(({ own: isOwn, status }) => !isOwn && status === 'open')
  const running = cards.filter(({ own: isOwn, status }) => !isOwn && status === 'running')
  return (
    <div className="lg lobby">
      <Stage heading={w.title} lead={w.lead}>
        <Pad seat={2} figure="bot-tetsu" height={190} />
      </Stage>
      <main className="lg-wrap">
        <div className="lg-lists">
          <section aria-labelledby="lg-yours">
            <h2 id="lg-yours">
              {w.yours}
              {under > 0 && <small>{w.running(under)}</small>}
            </h2>
            {isAway && <p className="tc empty">{w.offline}</p>}
            {own.length === 0 && !isAway && (
              <p className="tc empty">
                <span>
                  <b>{w.noneYet}</b>
                  <span className="whom">{w.noneHint}</span>
                </span>
              </p>
            )}
            <ul className="lg-seasons">
              {own.map((card) => (
                <OwnSeason key={card.id} card={card} />
              ))}
            </ul>
          </section>
          <Joinable title={w.joinable} cards={open} empty={w.noneToJoin} relist={relist} />
          {running.length > 0 && <Joinable title={w.others} cards={running} empty="" relist={relist} />}
        </div>
        <div className="lg-side">
          <StartForm />
          <CareerCard />
        </div>
      </main>
    </div>
  )
}

function useCompetitions() {
  const [cards, setCards] = useState<CompetitionCard[]>([])
  const [isAway, setAway] = useState(false)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let wanted = true
    const look = () =>
      competitions().then(
        (found) => wanted && (setCards(found), setAway(false)),
        () => wanted && setAway(true),
      )
    void look()
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), REFRESH)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [asked])
  return { cards, isAway, relist: () => setAsked((n) => n + 1) }
}

function OwnSeason({ card }: { card: CompetitionCard }) {
  const w = words.leagues
  const { attempt, fault } = useAttempt()
  const [first] = card.waiting
  const isMine = first !== undefined
  return (
    <li className={isMine ? 'lg-season panel mine' : 'lg-season panel'}>
      <Thumb game={card.games[0]!} seats={2} />
      <span className="grow">
        <b className="ell">{card.title}</b>
        <span className="whom">{[card.games.map(gameName).join(', '), w.round(card.round)].join(' · ')}</span>
        <span className="whom">
          {card.champion === null
            ? first?.against
              ? (first.what === 'team' ? w.with : w.against)(rivals(first.against))
              : w.status[card.status]
            : w.champion(rivals(card.champion))}
        </span>
        {first?.by && <span className="whom">{byWhen(first.what)(moment(first.by))}</span>}
        <Fault fault={fault} />
      </span>
      {isMine && <span className="pill sig">{w.waits[first.what]}</span>}
      <span className="row flow lg-acts">
        <a className="btn ghost" href={placeHref('leagues', card.id)}>
          {w.open}
        </a>
        {first?.table && (
          <button type="button" className="btn pri" onClick={() => attempt(() => playAt(first.table!, first.seat ?? 0))}>
            <Icon name="play" size={18} />
            {w.playNow}
          </button>
        )}
      </span>
    </li>
  )
}

/** Until when, or at which hour, what waits is to be done. */
const byWhen = (what: LeagueWaiting['what']): ((when: string) => string) =>
  what === 'match' ? words.season.playBy : what === 'agreed' ? words.hours.agreed : words.season.answerBy

function Joinable({ title, cards, empty, relist }: { title: string; cards: readonly CompetitionCard[]; empty: string; relist(): void }) {
  const w = words.leagues
  const { attempt, fault, isBusy } = useAttempt()
  const join = (id: string): void =>
    attempt(async () => {
      await enterCompetition(id)
      relist()
      location.hash = placeHref('leagues', id)
    })
  return (
    <section>
      <h2>{title}</h2>
      <Fault fault={fault} />
      {cards.length === 0 && <p className="tc empty">{empty}</p>}
      <ul className="tl">
        {cards.map(({ id, title: name, games, format, entrants, most, pace, status, teams }) => (
          <li key={id}>
            <div className="tc">
              <Thumb game={games[0]!} seats={2} />
              <span className="grow">
                <b>{name}</b>
                <span className="whom">{[games.map(gameName).join(', '), w.formats[format]].join(' · ')}</span>
                <span className="whom">{[w.seats(entrants, most), w.pace[pace], ...(teams ? [w.inTeams] : [])].join(' · ')}</span>
              </span>
              {status === 'open' && !teams ? (
                <button type="button" className="btn" disabled={isBusy} onClick={() => join(id)}>
                  {w.join}
                </button>
              ) : (
                <a className="btn ghost" href={placeHref('leagues', id)}>
                  {status === 'open' ? w.open : w.watch}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
