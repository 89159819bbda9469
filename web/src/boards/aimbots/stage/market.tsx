import { programIn } from '@robodrome/aimbots/page'
import { PipDie } from '../../../kit/die.tsx'
import { Badge } from '../../../kit/seat.tsx'
import { BotIcon } from '../art/bot.tsx'
import { Designed } from '../art/designed.tsx'
import { botsOf, choicesOf, isAsked, viewOf, type Props } from '../model.ts'
import { printed, words } from '../words/index.ts'
import './market.css'

/** The draft: program cards on offer by armor, who has them, and above them the dice that wait. */
export function Market({ snapshot, seat, chosen, select, confirm, nameOf }: Props) {
  const view = viewOf(snapshot)
  const choices = isAsked(snapshot, seat) ? choicesOf(snapshot) : []
  const pick = (text: string): void => (text === chosen ? confirm(text) : select(text))
  return (
    <div className="ab-market">
      <ul className="ab-pools">
        {view.dice.map((pool, player) => (
          <li key={player}>
            <Badge seat={player} size={22} />
            <span className="vh">{words.pool(nameOf(player), pool)}</span>
            {pool.map((value, i) => (
              <PipDie key={i} value={value} size={28} />
            ))}
            {pool.length === 0 && <span aria-hidden="true">{words.pool(nameOf(player), pool)}</span>}
          </li>
        ))}
      </ul>
      <ul className="ab-cards">
        {view.market.map((name) => {
          const { armor, trigger, reach, text, source } = programIn(view, name)
          const mine = choices.filter(({ option }) => option.kind === 'assign' && option.card === name)
          const taken = view.players.flatMap((_, owner) => botsOf(view, owner).filter((bot) => bot.program === name))
          const move = mine.find(({ rule }) => rule === undefined) ?? mine[0]
          return (
            <li key={name}>
              <button
                type="button"
                className={`ab-card ${move?.rule === undefined && move ? 'can' : ''} ${mine.some((each) => each.text === chosen) ? 'chosen' : ''}`}
                disabled={move === undefined}
                aria-pressed={mine.some((each) => each.text === chosen)}
                onClick={() => move && pick(move.text)}
              >
                <BotIcon trigger={trigger} armor={armor} seat={taken[0]?.owner ?? null} size={52} />
                <span className="ab-card-name">{name}</span>
                <span className="ab-card-kind">{words.kind(trigger, reach)}</span>
                <span className="ab-card-text">{printed(`program ${name}`, text)}</span>
                <Designed source={source} />
                {taken.length > 0 && <span className="pill">{words.takenBy(nameOf(taken[0]!.owner), taken.length)}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
