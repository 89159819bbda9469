import { choice, tell, type ChoiceTable, type Flow, type Seat } from '@robodrome/kernel'
import { DRAW_SETTINGS, MODULES, WORKSHOP_SETTINGS, type ModuleId } from '../content/modules.ts'
import type { Robot, Volt } from '../state.ts'
import { equipped, settingOf } from '../vocabulary.ts'

/** VT-ASK-1 A permanent setting, such as ANCHOR: 2, so that play need not stop to ask. */
export interface Setting {
  set: string
  to: string
}

const isSetting = (option: unknown): option is Setting => typeof option === 'object' && option !== null && 'set' in option

/** What an operator may set, by name. */
export function settingsFor(g: Volt, robot: Robot): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {}
  for (const module of equipped(robot)) if (MODULES[module].settings.length > 0) found[module] = MODULES[module].settings
  found['workshop'] = g.config.modules ? WORKSHOP_SETTINGS : ['Repair']
  if (g.config.modules) found['draw'] = DRAW_SETTINGS
  return found
}

function settings(g: Volt, seat: Seat): Setting[] {
  const id = g.seats[seat] ?? null
  if (id === null || g.robots[id].seat !== seat) return []
  const robot = g.robots[id]
  return Object.entries(settingsFor(g, robot)).flatMap(([set, values]) =>
    ['Ask', ...values].filter((to) => settingOf(robot, set) !== to).map((to) => ({ set, to })),
  )
}

/** A choice of VOLT: beside its own options every operator may change settings at any question (VT-ASK-1). */
export const question = <N, O>(name: string, table: ChoiceTable<Volt, N, O>) => {
  const { asides, write } = table
  return choice<Volt, N, O | Setting>(name, {
    ...(table as ChoiceTable<Volt, N, O | Setting>),
    asides: (g, notes, seat) => [...(asides?.(g, notes, seat) ?? []), ...settings(g, seat)],
    write: (option, g, notes) =>
      isSetting(option) ? `set ${option.set} ${option.to}` : write ? write(option, g, notes) : (option as string),
    choose(g, notes, seat, option): Flow {
      if (!isSetting(option)) return table.choose(g, notes, seat, option)
      const robot = g.robots[g.seats[seat]!]
      if (option.to === 'Ask') delete robot.presets[option.set]
      else robot.presets[option.set] = option.to
      tell?.({ kind: 'setting', rule: 'VT-ASK-1', to: [seat], robot: robot.id, module: option.set, value: option.to })
      return undefined
    },
  })
}

/** Tells that a setting has answered: it was secret, so what was done before cannot be taken back. */
export function answeredBySetting(robot: Robot, module: ModuleId | 'workshop' | 'draw'): void {
  tell?.({ kind: 'preset', rule: 'VT-ASK-1', seat: robot.seat, robot: robot.id, module, reveals: true })
}
