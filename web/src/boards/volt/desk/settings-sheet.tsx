import { DRAW_SETTINGS, MODULES, WORKSHOP_SETTINGS, type ModuleId } from '@robodrome/volt/page'
import { RuleLink } from '../../../kit/rule-link.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import type { BoardProps } from '../../board.ts'
import { robotOf, viewOf } from '../model.ts'
import { words } from '../words/index.ts'

const ASK = 'Ask'

/** What may be set for a name, besides Ask. */
const valuesOf = (name: string): readonly string[] =>
  name === 'workshop' ? WORKSHOP_SETTINGS : name === 'draw' ? DRAW_SETTINGS : (MODULES[name as ModuleId]?.settings ?? [])

/** Settings that spare a question: of the own modules, of workshops, of draws. The game says which may be changed now. */
export function SettingsSheet({ snapshot, seat, confirm, explain, onClose }: BoardProps & { onClose(): void }) {
  const { presets } = robotOf(viewOf(snapshot), seat) ?? { presets: {} }
  const open = new Set(snapshot.asides.map(({ text }) => text))
  const names = ['workshop', 'draw', ...Object.keys(MODULES)].filter((name) => [...open].some((text) => text.startsWith(`set ${name} `)))
  return (
    <Sheet title={words.desk.settingsTitle} onClose={onClose}>
      <div className="vt-settings">
        <p className="vt-note">
          {words.desk.settingsNote} <RuleLink rule="VT-ASK-1" explain={explain} />
        </p>
        {names.map((name) => {
          const now = (presets as Record<string, string>)[name] ?? ASK
          const values = [ASK, ...valuesOf(name)].filter((value) => value === now || open.has(`set ${name} ${value}`))
          return (
            <fieldset key={name}>
              <legend>{words.desk.setting(name)}</legend>
              <span className="vt-values">
                {values.map((value) => (
                  <button
                    key={value}
                    type="button"
                    className="btn"
                    aria-pressed={value === now}
                    onClick={() => value !== now && confirm(`set ${name} ${value}`)}
                  >
                    {words.desk.value(value)}
                  </button>
                ))}
              </span>
            </fieldset>
          )
        })}
      </div>
    </Sheet>
  )
}
