import { MODES, type Terms } from '@robodrome/aimbots/page'
import { Pill } from '../../kit/pill.tsx'
import { paint } from '../../kit/seat.tsx'
import type { StripProps } from '../board.ts'
import { BotIcon } from './art/bot.tsx'
import { Core } from './art/core.tsx'
import { botsOf, partnerOf, viewOf } from './model.ts'
import { words } from './words/index.ts'
import './strip.css'

/** A player's captured cores, bots with plates, and hidden scrap. */
export function Strip({ snapshot, seat, of, compact, nameOf }: StripProps<Terms>) {
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  const player = view.players[of]!
  const { target } = MODES[view.mode]
  const partner = partnerOf(view, of)
  const isLoaded = view.phase === 'place' || view.phase === 'play'
  return (
    <div className={`ab-strip ${compact ? 'compact' : ''} ${paint(of)}`}>
      <span className="ab-strip-line">
        <span className="ab-cores" role="img" aria-label={words.strip.captured(player.points, target)}>
          {compact ? (
            <b className="tabular">
              {player.points}/{target}
            </b>
          ) : (
            Array.from({ length: target }, (_, i) => <i key={i} className={i < player.points ? 'full' : ''} />)
          )}
        </span>
        {partner !== null && !compact && <Pill className="ab-partner">{words.strip.partner(nameOf(partner), partner === seat)}</Pill>}
        {player.tokens > 0 && !compact && <Pill>{words.strip.hidden(player.tokens)}</Pill>}
        {player.score !== null && player.score > player.points && !compact && <Pill>{words.strip.score(player.score)}</Pill>}
      </span>
      {!compact && (
        <ul className="ab-roster">
          {botsOf(view, of).map((bot, i) => (
            <li key={i} className={bot.defeated ? 'lost' : ''}>
              <span className="ab-carries">
                <BotIcon trigger={bot.trigger} armor={bot.armor} seat={of} size={36} />
                {(bot.core !== null || isLoaded) && !bot.defeated && <Core core={bot.core} />}
              </span>
              <span className="ab-plates" role="img" aria-label={words.desk.plates(bot.plates.length)}>
                {[0, 1].map((plate) => (
                  <i key={plate} className={plate < bot.plates.length ? 'full' : ''} />
                ))}
              </span>
              <span className="ab-called">{bot.defeated ? words.desk.lost : bot.program}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
