import { programIn } from '@robodrome/aimbots/page'
import { Pill } from '../../../kit/pill.tsx'
import { BotIcon } from '../art/bot.tsx'
import { Designed } from '../art/designed.tsx'
import { viewOf, type Props } from '../model.ts'
import { printed, words } from '../words/index.ts'

/** Each program in play once, with its effect; your own first, with their cores. */
export function BotList({ snapshot, seat, explain, nameOf }: Props) {
  const view = viewOf(snapshot)
  const seats = view.players.map((_, player) => player).toSorted((a, b) => Number(b === seat) - Number(a === seat))
  const rows = seats.flatMap((owner) => {
    const bots = view.bots.filter((bot) => bot.owner === owner && !bot.defeated)
    return [...new Set(bots.map(({ program }) => program))].map((program) => ({
      owner,
      program: programIn(view, program),
      cores: bots.filter((bot) => bot.program === program && bot.core !== null).map(({ core }) => core),
    }))
  })
  if (rows.length === 0) return null
  return (
    <section className="panel ab-list">
      <h2>{words.desk.programs}</h2>
      <ul>
        {rows.map(({ owner, program: { id, name, armor, trigger, reach, text, source }, cores }) => (
          <li key={`${owner} ${name}`}>
            <BotIcon trigger={trigger} armor={armor} seat={owner} size={36} />
            <div>
              <b>{name}</b> <span className="ab-kind">{words.kind(trigger, reach)}</span>
              {cores.length > 0 && <Pill>{cores.map((core) => words.desk.core(core)).join(', ')}</Pill>}
              <p>
                <span className="visually-hidden">{nameOf(owner)}: </span>
                {printed(`program ${name}`, text)} <Designed source={source} />{' '}
                <button type="button" className="rule" onClick={() => explain(id)}>
                  {id}
                </button>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
