import { COMMAND_IDS, contentOf, type BotId, type View } from '@robodrome/gekido/page'
import { Badge } from '../../../kit/seat.tsx'
import { Robot } from '../../robot.tsx'
import { Glyph } from '../art/glyph.tsx'
import { figureOf } from '../art/token.tsx'
import { choicesOf, isAsked, seatsOf, viewOf, type Props } from '../model.ts'
import { words } from '../words/index.ts'
import { onPress, useGrid } from '../../../kit/use-grid.ts'
import './lineup.css'

const COLUMNS = 3

/** The six Bots before the battle: which are free, and who has taken the others. */
export function Lineup(props: Props) {
  const { snapshot, seat, chosen } = props
  const view = viewOf(snapshot)
  const asked = isAsked(snapshot, seat)
  const bots = contentOf(view).botIds
  const offered = asked ? choicesOf(snapshot) : []
  const choices = new Map(offered.flatMap((choice) => (choice.option.kind === 'bring' ? [[choice.option.bot, choice] as const] : [])))
  const isOpen = (bot: BotId): boolean => choices.has(bot) && choices.get(bot)!.rule === undefined
  const first = Math.max(0, bots.findIndex(isOpen))
  const { grid, onKeyDown, cell } = useGrid(bots.length / COLUMNS, COLUMNS, [Math.floor(first / COLUMNS), first % COLUMNS], (r, c) =>
    isOpen(bots[r * COLUMNS + c]!),
  )
  const choose = (bot: BotId): void => {
    const choice = choices.get(bot)
    if (!choice) return
    if (choice.text === chosen) props.confirm(choice.text)
    else props.select(choice.text)
  }
  return (
    <div className="gk-lineup" ref={grid} role="grid" aria-label={words.lineup.label} onKeyDown={onKeyDown}>
      {Array.from({ length: bots.length / COLUMNS }, (_, r) => (
        <div key={r} role="row">
          {bots.slice(r * COLUMNS, (r + 1) * COLUMNS).map((bot, c) => {
            const owner = seatsOf(view).find((each) => view.bots[each]?.bot === bot)
            const state = owner !== undefined ? 'taken' : isOpen(bot) ? 'can' : ''
            return (
              <div
                key={bot}
                role="gridcell"
                {...cell(r, c)}
                className={`panel gk-bot-card ${state} ${choices.get(bot)?.text === chosen && chosen !== null ? 'chosen' : ''}`}
                onClick={() => choose(bot)}
                onKeyDown={onPress(() => choose(bot))}
              >
                <BotCard bot={bot} view={view} paintOf={owner ?? seat ?? 0} />
                {owner !== undefined && (
                  <p className="gk-owner">
                    <Badge seat={owner} size={18} named={false} /> {words.lineup.taken(props.nameOf(owner))}
                  </p>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function BotCard({ bot, view, paintOf }: { bot: BotId; view: View; paintOf: number }) {
  const { name, symbol, upgrade, [view.mode]: panel } = contentOf(view).bots[bot]!
  const { dice, armor, hand, attack } = panel
  return (
    <>
      <Robot figure={figureOf(bot)} seat={paintOf} size={104} />
      <div className="gk-bot-text">
        <strong className="gk-bot-name">
          <span className="gk-on-dark">
            <Glyph face={symbol} size={14} />
          </span>
          {name}
        </strong>
        <p>{words.lineup.character[bot] ?? ''}</p>
        <p className="gk-facts">
          {[
            words.lineup.dice(dice),
            words.lineup.armor(armor),
            words.lineup.upgrade[upgrade],
            ...(hand > 0 ? [words.lineup.hand(hand)] : []),
          ].join(' · ')}
        </p>
        <p className="gk-numbers" title={words.lineup.numbers}>
          <span className="visually-hidden">{words.lineup.numbers}: </span>
          {COMMAND_IDS.map((id) => (
            <span key={id}>
              {attack[id][0]}
              <small>/{attack[id][1]}</small>
            </span>
          ))}
        </p>
      </div>
    </>
  )
}
