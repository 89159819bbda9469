import { programIn, type View } from '@robodrome/aimbots/page'
import { useState } from 'react'
import { PipDie } from '../../../kit/die.tsx'
import { Badge, paint } from '../../../kit/seat.tsx'
import { BotIcon } from '../art/bot.tsx'
import { Designed } from '../art/designed.tsx'
import { botsOf, choicesOf, isAsked, partnerOf, viewOf, type Choice, type Props } from '../model.ts'
import { printed, words } from '../words/index.ts'
import './market.css'

/** The draft: each player's unplaced dice, and below them the programs on offer by level, with the dice placed on them. */
export function Market(props: Props) {
  const { snapshot, seat } = props
  const view = viewOf(snapshot)
  const [open, setOpen] = useState<string | null>(null)
  const choices = isAsked(snapshot, seat) ? choicesOf(snapshot) : []
  const levels = [...new Set(view.market.map((name) => programIn(view, name).armor))].toSorted((a, b) => a - b)
  return (
    <div className="ab-market">
      <Pools {...props} view={view} />
      <ul className="ab-levels">
        {levels.map((armor) => (
          <li key={armor}>
            <span className="ab-level">
              <PipDie value={armor} size={26} />
              <span className="visually-hidden">{words.market.level(armor)}</span>
            </span>
            {view.market
              .filter((name) => programIn(view, name).armor === armor)
              .map((name) => (
                <Card
                  key={name}
                  {...props}
                  view={view}
                  name={name}
                  open={open === name}
                  show={() => setOpen(name)}
                  choices={choices.filter(({ option }) => option.kind === 'assign' && option.card === name)}
                />
              ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each player's unplaced dice, and the teams. */
function Pools({ view, seat, nameOf }: Props & { view: View }) {
  return (
    <ul className="ab-pools">
      {view.dice.map((pool, player) => {
        const partner = partnerOf(view, player)
        return (
          <li key={player} className={`${paint(player)}${player === view.active && view.phase === 'draft' ? ' now' : ''}`}>
            <Badge seat={player} size={22} />
            <span className="ab-pool-of">
              <b className="ellipsis">{nameOf(player)}</b>
              {partner !== null && <small className="ellipsis">{words.strip.partner(nameOf(partner), partner === seat)}</small>}
            </span>
            <span className="visually-hidden">{words.pool(nameOf(player), pool)}</span>
            {pool.map((value, i) => (
              <PipDie key={i} value={value} size={24} />
            ))}
          </li>
        )
      })}
      <li className="ab-pools-note">{words.market.combat}</li>
    </ul>
  )
}

/** A program on offer. A tap shows its effects and picks it if possible. With several dice, each tap offers the next one. */
function Card({
  view,
  name,
  open,
  show,
  choices,
  chosen,
  select,
  confirm,
  nameOf,
}: Props & { view: View; name: string; open: boolean; show(): void; choices: readonly Choice[] }) {
  const { armor, trigger, reach, text, source } = programIn(view, name)
  const taken = view.players.flatMap((_, owner) => botsOf(view, owner).filter((bot) => bot.program === name))
  const legal = choices.filter(({ rule }) => rule === undefined)
  const isChosen = choices.some((each) => each.text === chosen)
  const tap = (): void => {
    show()
    const next = legal[legal.findIndex((each) => each.text === chosen) + 1] ?? legal[0] ?? choices[0]
    if (next === undefined) return
    if (next.text === chosen) confirm(next.text)
    else select(next.text)
  }
  return (
    <button
      type="button"
      className={`ab-card${legal.length > 0 ? ' can' : ''}${isChosen ? ' chosen' : ''}${open || isChosen ? ' open' : ''}`}
      aria-pressed={isChosen}
      onClick={tap}
    >
      <BotIcon trigger={trigger} armor={armor} seat={taken[0]?.owner ?? null} size={44} />
      <span className="ab-card-name">{name}</span>
      <span className="ab-card-kind">
        {words.kind(trigger, reach)} <Designed source={source} />
      </span>
      <span className="ab-card-text">{printed(`program ${name}`, text)}</span>
      {taken[0] && (
        <span className="ab-card-dice">
          <Badge seat={taken[0].owner} size={18} />
          {taken.map((bot, i) => (
            <PipDie key={i} value={bot.armor} size={20} />
          ))}
          <span className="visually-hidden">{words.takenBy(nameOf(taken[0].owner), taken.length)}</span>
        </span>
      )}
    </button>
  )
}
