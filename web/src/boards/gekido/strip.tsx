import type { Seat } from '@robodrome/kernel'
import type { CSSProperties } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { Robot } from '../robot.tsx'
import { Badge, paint } from '../../kit/seat.tsx'
import { Pill } from '../../kit/pill.tsx'
import type { Terms } from '@robodrome/gekido/page'
import type { StripProps } from '../board.ts'
import { figureOf } from './art/token.tsx'
import { botName, isOut, panelOf, total, viewOf } from './model.ts'
import { words } from './words/index.ts'
import './strip.css'

/** A player's figure, total Structure, Target Locks and cards. */
export function Strip({ snapshot, of, compact, nameOf }: StripProps<Terms>) {
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  const bot = view.bots[of]
  if (!bot)
    return (
      <div className="gk-strip">
        <Badge seat={of} size={44} named={false} />
        <span className="gk-strip-bot">{words.strip.noBot}</span>
      </div>
    )
  const sum = total(bot.structure)
  const armor = total(bot.armor)
  return (
    <div className={`gk-strip ${compact ? 'compact' : ''} ${paint(of)} ${isOut(view, of) ? 'out' : ''}`}>
      <Robot figure={figureOf(bot.bot)} seat={of} size={compact ? 28 : 62} />
      <div className="gk-strip-text">
        {!compact && <span className="gk-strip-bot">{botName(view, of)}</span>}
        <span className="gk-strip-sum">
          {!compact && <StructureRow values={bot.structure} dice={panelOf(view, of).dice} />}
          <b className="tabular">
            <span className="visually-hidden">{compact ? `${botName(view, of)}, ` : ''}</span>
            {sum}
            <span className="visually-hidden"> {words.strip.structure(sum, bot.structure.length)}</span>
          </b>
          {armor > 0 && !compact && (
            <span className="gk-strip-armor" role="img" aria-label={words.strip.armor(armor)}>
              +{armor}
            </span>
          )}
        </span>
        {!compact && view.mode === 'standard' && (
          <span className="gk-strip-meta">
            <Locks locks={bot.locks} nameOf={nameOf} />
            <Pill aria-label={words.strip.cards(bot.cards)} role="img">
              <Icon name="card" size={12} />
              {bot.cards}
            </Pill>
          </span>
        )}
      </div>
    </div>
  )
}

/** Structure dice from the top, each filled up to its value; lost ones are hollow. */
const StructureRow = ({ values, dice }: { values: readonly number[]; dice: number }) => (
  <span className="gk-sds" aria-hidden="true">
    {Array.from({ length: dice }, (_, i) => {
      const value = values[i - (dice - values.length)]
      return value === undefined ? <i key={i} className="absent" /> : <i key={i} style={{ '--v': value / 6 } as CSSProperties} />
    })}
  </span>
)

const Locks = ({ locks, nameOf }: { locks: Readonly<Record<Seat, 'ready' | 'loading'>>; nameOf(seat: Seat): string }) => {
  const seats = Object.keys(locks).map(Number)
  const named = (side: string): string[] => seats.filter((seat) => locks[seat] === side).map(nameOf)
  return (
    <span className="gk-locks" role="img" aria-label={words.strip.locks(named('ready'), named('loading'))}>
      {seats.map((seat) => (
        <span key={seat} className={locks[seat]}>
          <Badge seat={seat} size={18} named={false} />
        </span>
      ))}
    </span>
  )
}
