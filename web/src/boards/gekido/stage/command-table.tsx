import { COMMAND_IDS, COMMANDS } from '@robodrome/gekido/page'
import { botName, isOut, panelOf, viewOf, type Props } from '../model.ts'
import { words, said } from '../words/index.ts'
import './command-table.css'

/** Between attacks: the next attacker's Commands with their two numbers. */
export function CommandTable({ snapshot }: Props) {
  const view = viewOf(snapshot)
  if (!view.bots[view.active] || isOut(view, view.active)) return null
  const { attack } = panelOf(view, view.active)
  return (
    <section className="panel gk-tray gk-commands" aria-label={words.tray.reference(botName(view, view.active))}>
      <span className="label">{words.tray.reference(botName(view, view.active))}</span>
      <ul>
        {COMMAND_IDS.map((id) => (
          <li key={id}>
            <span>{said.commandName(id)}</span>
            <Groups groups={COMMANDS[id].groups} />
            <b className="tabular">
              {attack[id][0]} <small>/ {attack[id][1]}</small>
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The numbers of equal dice in a Command, as small squares. */
const Groups = ({ groups }: { groups: readonly number[] }) => (
  <span className="gk-groups" aria-hidden="true">
    {groups.map((size, i) => (
      <span key={i}>
        {Array.from({ length: size }, (_, n) => (
          <i key={n} />
        ))}
      </span>
    ))}
  </span>
)
