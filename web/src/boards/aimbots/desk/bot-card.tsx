import { programIn } from '@robodrome/aimbots/page'
import { BotArt, PlatePattern } from '../art/bot.tsx'
import { Core } from '../art/core.tsx'
import { actorIn, viewOf, type Props } from '../model.ts'
import { printed, words } from '../words/index.ts'

/** The chosen or acting bot, large, with its abilities. */
export function BotCard({ snapshot, chosen, explain, nameOf }: Props) {
  const view = viewOf(snapshot)
  const bot = view.bots[actorIn(snapshot, chosen) ?? -1]
  if (bot === undefined || bot.defeated) return null
  const { id, text } = programIn(view, bot.program)
  return (
    <section className="panel ab-one" aria-label={bot.name}>
      <svg viewBox="-54 -54 108 108" aria-hidden="true">
        <defs>
          <PlatePattern />
        </defs>
        <BotArt bot={bot} />
      </svg>
      <div>
        <h2>
          {bot.name} {bot.core !== null && <Core core={bot.core} />}
        </h2>
        <p className="ab-kind">{`${nameOf(bot.owner)} · ${words.kind(bot.trigger, bot.reach)}`}</p>
        <p className="ab-note">
          {printed(`program ${bot.program}`, text)}{' '}
          <button type="button" className="rule" onClick={() => explain(id)}>
            {id}
          </button>
        </p>
      </div>
    </section>
  )
}
