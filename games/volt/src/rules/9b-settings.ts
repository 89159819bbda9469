import type { Choice, Flow, Seat } from '@robodrome/kernel'
import { moduleOf } from '../content.ts'
import { DRAW_SETTINGS, WORKSHOP_SETTINGS, type SettingValue } from '../content/modules.ts'
import { choice, type ChoiceOf } from '../rule.ts'
import type { Robot, Settable, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Option, SetOption } from '../terms.ts'
import { equipped, settingOf } from '../vocabulary.ts'

/** Lists an operator's settings, with the values other than Ask. */
export function settingsFor(g: Volt, robot: Robot): [Settable, readonly SettingValue[]][] {
  const found: [Settable, readonly SettingValue[]][] = []
  for (const id of equipped(robot)) if (moduleOf(g, id).settings.length > 0) found.push([id, moduleOf(g, id).settings])
  found.push(['workshop', g.config.modules ? WORKSHOP_SETTINGS : ['Repair']])
  if (g.config.modules) found.push(['draw', DRAW_SETTINGS])
  return found
}

function settings(g: Volt, seat: Seat): SetOption[] {
  const id = g.seats[seat] ?? null
  if (id === null || g.robots[id].seat !== seat) return []
  const robot = g.robots[id]
  return settingsFor(g, robot).flatMap(([set, values]) =>
    (['Ask', ...values] as const).filter((to) => settingOf(robot, set) !== to).map((to): SetOption => ({ kind: 'set', set, to })),
  )
}

const isSetting = (option: Option): option is SetOption => option.kind === 'set'

/** A choice of VOLT: besides choosing an option, every operator may change settings during any question (VT-ASK-1). */
export function question<N, O extends Exclude<Option, SetOption>>(name: string, table: ChoiceOf<N, O>): Choice<Volt, N, O | SetOption> {
  const { asides, absent, forbids, choose, ...rest } = table
  const isOwn = (option: O | SetOption): option is O => !isSetting(option)
  return choice<N, O | SetOption>(name, {
    ...rest,
    ...(forbids && { forbids: (g, notes, seat, option) => (isOwn(option) ? forbids(g, notes, seat, option) : null) }),
    ...(absent && { absent: (g, notes, seat, options, luck) => absent(g, notes, seat, options.filter(isOwn), luck) }),
    asides: (g, notes, seat) => [...(asides?.(g, notes, seat) ?? []), ...settings(g, seat)],
    choose(g, notes, seat, option): Flow {
      if (!isSetting(option)) return choose(g, notes, seat, option)
      const robot = g.robots[g.seats[seat]!]
      if (option.to === 'Ask') delete robot.presets[option.set]
      else robot.presets[option.set] = option.to
      tell?.({ kind: 'setting', rule: 'VT-ASK-1', to: [seat], robot: robot.id, seat, set: option.set, value: option.to })
      return undefined
    },
  })
}

/** Reports that a setting has answered. The setting was secret, so earlier choices can no longer be taken back. */
export function answeredBySetting(robot: Robot, set: Settable): void {
  tell?.({ kind: 'preset', rule: 'VT-ASK-1', seat: robot.seat, robot: robot.id, set, reveals: true })
}
