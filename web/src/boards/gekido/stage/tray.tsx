import { COMMANDS, type CommandId } from '@robodrome/gekido/page'
import { isAsked, kindAsked, optionIn, panelOf, total, viewOf, type Props } from '../model.ts'
import { words, said } from '../words/index.ts'
import { CommandTable } from './command-table.tsx'
import { FreeDice, LockedDice, Slots } from './dice-row.tsx'
import { pickedIn } from './picks.ts'
import { TrayOdds } from './tray-odds.tsx'
import { fightIn } from './fight.ts'
import './tray.css'

/** The dice of the attack: spaces of the Command, free dice, and the chance. Between attacks, the active Bot's options. */
export function Tray(props: Props) {
  const { snapshot, showing, chosen, seat } = props
  const view = viewOf(snapshot)
  const fight = fightIn(view)
  if (!fight || !view.bots[fight.seat]) return <CommandTable {...props} />
  const picked = optionIn(snapshot, chosen)
  const command: CommandId | null = picked?.kind === 'command' ? picked.command : fight.command
  const [damage, malfunction] = command ? panelOf(view, fight.seat).attack[command] : [0, 0]
  const keeping = isAsked(snapshot, seat) && kindAsked(snapshot) === 'keepLocked'
  const locking = isAsked(snapshot, seat) && kindAsked(snapshot) === 'lockDice'
  const banner = showing?.kind === 'success' || showing?.kind === 'malfunction' ? showing.kind : null
  const out = fight.discarded > 0 ? 1 : 0
  const dice = (command ? total(COMMANDS[command].groups) : 5) + (fight.free.length || 5 - fight.locked.length) + out
  return (
    <section
      className={`panel gk-tray ${dice > 10 ? 'crowded packed' : dice > 8 ? 'crowded' : dice > 7 ? 'snug' : ''}`}
      aria-label={words.tray.label}
    >
      <div className={`gk-tray-slots ${command && fight.locked !== '' ? '' : 'none'}`}>
        <span className="label">{command ? words.tray.command(said.commandName(command), damage, malfunction) : words.tray.noCommand}</span>
        {keeping ? (
          <LockedDice {...props} locked={fight.locked} />
        ) : (
          <Slots view={view} fight={fight} command={command} picked={locking ? pickedIn(snapshot, chosen) : ''} />
        )}
      </div>
      <div className="gk-tray-free">
        <span className="label">{fight.roll === 0 ? words.tray.beforeRoll : words.tray.free(fight.roll)}</span>
        <FreeDice {...props} fight={fight} />
      </div>
      <TrayOdds {...props} banner={banner} fight={fight} />
    </section>
  )
}
