import { paint } from '../../../kit/seat.tsx'
import { BotArt } from '../art/bot.tsx'
import { Core } from '../art/core.tsx'
import { botsOf, isAsked, viewOf, type Props } from '../model.ts'
import { words } from '../words/index.ts'
import './hangar.css'

/** The loading of cores: the reader's bots in a row, their cores, and the next one. Other players see nothing of this. */
export function Hangar({ snapshot, seat, chosen, select, confirm }: Props) {
  const view = viewOf(snapshot)
  if (seat === null) return null
  const cores = isAsked(snapshot, seat)
    ? snapshot.options.flatMap(({ text, option }) => (option.kind === 'load' ? [{ text, bot: option.bot, core: option.core }] : []))
    : []
  const own = botsOf(view, seat)
  const next = cores[0] && view.bots[cores[0].bot]
  return (
    <div className={`ab-hangar ${paint(seat)}`}>
      <ul>
        {own.map((bot, i) => (
          <li key={i} className={bot === next ? 'now' : ''}>
            <svg viewBox="-54 -54 108 108" aria-hidden="true">
              <BotArt bot={bot} />
            </svg>
            <b>{bot.program}</b>
            {bot.core === null ? <span className="ab-socket">{words.desk.noCore}</span> : <Core core={bot.core} large />}
          </li>
        ))}
      </ul>
      {cores.length > 0 && (
        <div className="ab-tokens" role="group" aria-label={words.desk.cores}>
          {cores.map(({ text, core }) => (
            <button
              key={text}
              type="button"
              className={text === chosen ? 'chosen' : ''}
              aria-pressed={text === chosen}
              onClick={() => (text === chosen ? confirm(text) : select(text))}
            >
              <Core core={core} large />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
