import type { CompetitionCard, LeagueWaiting } from '@robodrome/protocol'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Pill } from '../kit/pill.tsx'
import { Icon } from '../kit/icons.tsx'
import { Scene } from '../boards/scene.tsx'
import { placeHref } from '../page/route.ts'
import { leftText, useNow } from '../shell/time.ts'
import { roomWords } from '../words/league-rooms.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { rivals } from '../words/rivals.ts'
import { playAt } from './api.ts'
import { Fault, useAttempt } from './fault.tsx'
import { Form } from './form.tsx'
import { moment } from './time.ts'

/** One of the reader's seasons: their place, what waits for them, and the deadline. The first one has the page's only filled button. */
export function OwnSeason({ card, isFirst }: { card: CompetitionCard; isFirst: boolean }) {
  const w = words.leagues
  const { attempt, fault } = useAttempt()
  const [first] = card.waiting
  const now = useNow(30_000)
  const isMine = first !== undefined
  return (
    <li className={['lg-season panel', isMine && 'mine', isMine && isFirst && 'striped'].filter(Boolean).join(' ')}>
      <Scene game={card.games[0]!} />
      <span className="grow">
        <b>{card.title}</b>
        <span className="whom">{[card.games.map(gameName).join(', '), w.round(card.round)].join(' · ')}</span>
        <span className="whom">
          {card.champion === null
            ? first?.against
              ? (first.what === 'team' ? w.with : w.against)(rivals(first.against))
              : w.status[card.status]
            : w.champion(rivals(card.champion))}
        </span>
        {first?.by && (
          <span className="whom">
            {byWhen(first.what)(moment(first.by))} · {leftText(first.by, now)}
          </span>
        )}
        {card.standing && (
          <span className="row flow lg-stands">
            <span>{w.place(card.standing.place, card.standing.of)}</span>
            <Form letters={card.standing.form} />
          </span>
        )}
        <Fault fault={fault} />
      </span>
      {isMine && <Pill signal>{w.waits[first.what]}</Pill>}
      <span className="row flow lg-acts">
        <ButtonLink look="ghost" href={placeHref('leagues', card.id)}>
          {w.open}
        </ButtonLink>
        {first?.table && (
          <Button
            look={isFirst ? 'signal' : 'plain'}
            className={isFirst ? undefined : 'lg-then'}
            onClick={() => attempt(() => playAt(first.table!, first.seat ?? 0))}
          >
            <Icon name="play" size={18} />
            {w.playNow}
          </Button>
        )}
      </span>
    </li>
  )
}

/** The deadline or the agreed hour of the task that is waiting. */
const byWhen = (what: LeagueWaiting['what']): ((when: string) => string) =>
  what === 'match' ? roomWords.season.playBy : what === 'agreed' ? roomWords.hours.agreed : roomWords.season.answerBy
