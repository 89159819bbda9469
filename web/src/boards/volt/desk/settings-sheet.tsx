import { plain, type Phrase } from '@robodrome/phrases'
import { DRAW_SETTINGS, moduleOf, WORKSHOP_SETTINGS, write, type Settable, type SettingValue, type View } from '@robodrome/volt/page'
import { Button } from '../../../kit/button.tsx'
import { RuleLink } from '../../../kit/rule-link.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { robotOf, viewOf, type BoardProps } from '../model.ts'
import { said, words } from '../words/index.ts'

/** The possible values other than Ask. */
const valuesOf = (view: View, set: Settable): readonly SettingValue[] =>
  set === 'workshop' ? WORKSHOP_SETTINGS : set === 'draw' ? DRAW_SETTINGS : moduleOf(view, set).settings

/**
 * Settings that answer questions in advance, about the reader's modules, workshops and draws. The game decides which can be changed now.
 */
export function SettingsSheet({ snapshot, seat, confirm, explain, reader, onClose }: BoardProps & { onClose(): void }) {
  const view = viewOf(snapshot)
  const own = robotOf(view, seat)
  const open = snapshot.asides.flatMap(({ option }) => (option.kind === 'set' ? [option] : []))
  const text = (phrase: Phrase): string => plain(phrase, reader)
  return (
    <Sheet title={words.desk.settingsTitle} onClose={onClose}>
      <div className="vt-settings">
        <p className="vt-note">
          {words.desk.settingsNote} <RuleLink rule="VT-ASK-1" explain={explain} />
        </p>
        {[...new Set(open.map(({ set }) => set))].map((set) => {
          const now = own?.presets[set] ?? 'Ask'
          const values = (['Ask', ...valuesOf(view, set)] as const).filter(
            (value) => value === now || open.some((option) => option.set === set && option.to === value),
          )
          return (
            <fieldset key={set}>
              <legend>{text(said.settable(set))}</legend>
              <span className="vt-values">
                {values.map((value) => (
                  <Button
                    key={value}

                    aria-pressed={value === now}
                    onClick={() => value !== now && confirm(write({ kind: 'set', set, to: value }, view))}
                  >
                    {text(said.value(value))}
                  </Button>
                ))}
              </span>
            </fieldset>
          )
        })}
      </div>
    </Sheet>
  )
}
