import { moduleOf } from '../content.ts'
import type { ModuleId, SettingValue } from '../content/modules.ts'
import type { Die, Robot, Volt } from '../state.ts'
import type { Declaration } from '../terms.ts'
import { equipped, settingOf } from '../vocabulary.ts'
import { forbidsUse, plainDeclaration, useOf, waysToUse } from './9c-using.ts'

/** VT-ASK-2, 5 Whether a declaration contradicts the operator's module settings. */
export function contraryToSettings(g: Volt, robot: Robot, die: Die, declared: Declaration): boolean {
  for (const module of equipped(robot)) {
    const setting = settingOf(robot, module)
    if (setting === 'Ask' || useOf(g, module).effects.length === 0) continue
    const used = declared.use.includes(module)
    if (setting === 'Never' ? used : isContrary(g, robot, die, declared, module, setting, used)) return true
  }
  return false
}

/** Whether the declaration omits a module whose setting requires its use, or uses it with other parameters. */
function isContrary(
  g: Volt,
  robot: Robot,
  die: Die,
  declared: Declaration,
  module: ModuleId,
  setting: SettingValue,
  used: boolean,
): boolean {
  const wanted = wantedBy(g, robot, die, module, setting)
  if (wanted === null) return used
  if (used) return declared.shift !== (wanted.shift || declared.shift) || declared.mine !== (wanted.mine || declared.mine)
  if (moduleOf(g, module).instead === 'firing' && !isOnlyInstead(g, robot, die, declared, module)) return false
  // A shift comes first, so no other declared module can prevent it.
  const base = useOf(g, module).shifts ? plainDeclaration(die) : declared
  return couldAdd(g, robot, die, base, wanted)
}

/** Returns the declaration that a setting requires; null if it requires nothing with this die. */
function wantedBy(g: Volt, robot: Robot, die: Die, module: ModuleId, setting: SettingValue): Declaration | null {
  let wanted: Declaration = { ...plainDeclaration(die), use: [module] }
  for (const [code] of useOf(g, module).effects) {
    const more = code.setTo === undefined ? {} : code.setTo(g, robot, die, setting)
    if (more === null) return null
    wanted = { ...wanted, ...more }
  }
  return wanted
}

const couldAdd = (g: Volt, robot: Robot, die: Die, base: Declaration, more: Declaration): boolean =>
  forbidsUse(g, robot, die, {
    ...base,
    use: [...base.use, ...more.use],
    shift: base.shift || more.shift,
    remote: base.remote ?? more.remote,
    mine: base.mine || more.mine,
  }) === null

/** VT-ASK-5 Whether, among the usable modules that replace firing, this is the only one set to Always and none is set to Ask. */
function isOnlyInstead(g: Volt, robot: Robot, die: Die, declared: Declaration, module: ModuleId): boolean {
  const shifted: Declaration = {
    ...plainDeclaration(die),
    use: declared.use.filter((other) => useOf(g, other).shifts),
    shift: declared.shift,
  }
  return equipped(robot).every((other) => {
    if (other === module || moduleOf(g, other).instead !== 'firing' || settingOf(robot, other) === 'Never') return true
    return !waysToUse(g, robot, die, other).some((way) => couldAdd(g, robot, die, shifted, way))
  })
}
