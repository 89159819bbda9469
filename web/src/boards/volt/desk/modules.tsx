import { moduleOf, type ModuleId } from '@robodrome/volt/page'
import { memo, useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icons.tsx'
import { robotOf, viewOf, type BoardProps } from '../model.ts'
import { said, words } from '../words/index.ts'
import { ModuleTag } from './module-tag.tsx'
import { SettingsSheet } from './settings-sheet.tsx'
import './modules.css'

/** The reader's modules, equipped ones first, with requirements and effects, and a link to their settings. */
export function Modules(props: BoardProps) {
  const [open, setOpen] = useState(false)
  const view = viewOf(props.snapshot)
  const own = robotOf(view, props.seat)
  if (own === null || !view.config.modules) return null
  const equipped = [own.left, own.right, own.champion].filter((module) => module !== null)
  const prizes = own.trophies.filter((module) => module !== own.champion)
  // Everybody saw who won each champion module.
  const isKnown = (module: ModuleId): boolean => own.shown.includes(module) || prizes.some((prize) => prize === module)
  return (
    <section className="panel vt-modules" aria-label={words.desk.modules}>
      <h2>
        {words.desk.modules}
        {props.snapshot.asides.some(({ option }) => option.kind === 'set') && (
          <Button look="ghost" onClick={() => setOpen(true)}>
            <Icon name="gear" size={16} />
            {words.desk.settings}
          </Button>
        )}
      </h2>
      {equipped.length + own.inventory.length + prizes.length === 0 && <p className="vt-note">{words.desk.noModules}</p>}
      <ul>
        {equipped.map((module) => (
          <ModuleLine key={module} box={view.box} module={module} where={words.desk.equipped} />
        ))}
        {[...own.inventory, ...prizes].map((module) => (
          <ModuleLine key={module} box={view.box} module={module} where={isKnown(module) ? words.desk.inventory : words.desk.hidden} />
        ))}
      </ul>
      {open && <SettingsSheet {...props} onClose={() => setOpen(false)} />}
    </section>
  )
}

const ModuleLine = memo(({ box, module, where }: { box: string; module: ModuleId; where: string }) => {
  const { die } = moduleOf({ box }, module)
  return (
    <li>
      <ModuleTag box={box} module={module} /> <span className="vt-where">{where}</span>
      {die !== null && <span className="vt-where"> · {words.desk.dieRange(...die)}</span>}
      <p>{said.cardText({ box }, module)}</p>
    </li>
  )
})
