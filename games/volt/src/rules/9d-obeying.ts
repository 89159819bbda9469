import { MODULES, type ModuleId } from '../content/modules.ts'
import { turned } from '../arena.ts'
import type { Die, Robot, Volt } from '../state.ts'
import type { Declaration } from '../terms.ts'
import { equipped, minesOnCard, settingOf } from '../vocabulary.ts'
import { forbidsUse, isFreeKey, plainDeclaration } from './9c-declaration.ts'
import { LAY } from './7a-mines.ts'
import { remotesFor } from './7b-remote-control.ts'

/** VT-ASK-2, 5 Whether a declaration goes against what the operator has set for the modules. */
export function contraryToSettings(g: Volt, robot: Robot, die: Die, declared: Declaration): boolean {
  for (const module of equipped(robot)) {
    const setting = settingOf(robot, module)
    if (setting === 'Ask') continue
    const used = declared.use.includes(module)
    if (setting === 'Never' ? used : forced(g, robot, die, declared, module, setting, used)) return true
  }
  return false
}

function forced(g: Volt, robot: Robot, die: Die, declared: Declaration, module: ModuleId, setting: string, used: boolean): boolean {
  if (module === 'SWIVEL HEAD') {
    const shift = Number(setting)
    if (!isFreeKey(robot, die, turned(die.key, shift))) return declared.shift !== 0
    return declared.shift !== shift && couldAdd(g, robot, die, plainDeclaration(die), { ...plainDeclaration(die), use: [module], shift })
  }
  if (module === 'MINES') return mineForced(g, robot, die, declared, setting, used)
  if (used || MODULES[module].settings.length === 0 || MODULES[module].die === null) return false
  if (MODULES[module].instead === 'firing' && !isOnlyInstead(g, robot, die, declared, module)) return false
  return couldAdd(g, robot, die, declared, { ...plainDeclaration(die), use: [module] })
}

/** Card: lay while tokens lie on the card. Always: then take up the mine laid longest ago. */
function mineForced(g: Volt, robot: Robot, die: Die, declared: Declaration, setting: string, used: boolean): boolean {
  const oldest = minesOnCard(g, robot) > 0 ? LAY : setting === 'Card' ? '' : (g.mines.find((mine) => mine.owner === robot.id)?.at ?? '')
  if (used) return declared.mine !== oldest
  return oldest !== '' && couldAdd(g, robot, die, declared, { ...plainDeclaration(die), use: ['MINES'], mine: oldest })
}

const couldAdd = (g: Volt, robot: Robot, die: Die, base: Declaration, more: Declaration): boolean =>
  forbidsUse(g, robot, die, {
    ...base,
    use: [...base.use, ...more.use],
    shift: base.shift || more.shift,
    remote: base.remote ?? more.remote,
    mine: base.mine || more.mine,
  }) === null

/** VT-ASK-5 Of the usable modules instead of firing, only this one is set to Always and none to Ask. */
function isOnlyInstead(g: Volt, robot: Robot, die: Die, declared: Declaration, module: ModuleId): boolean {
  const head: Declaration = {
    ...plainDeclaration(die),
    use: declared.use.filter((other) => other === 'SWIVEL HEAD'),
    shift: declared.shift,
  }
  return equipped(robot).every((other) => {
    if (other === module || MODULES[other].instead !== 'firing' || settingOf(robot, other) === 'Never') return true
    const remotes = other === 'REMOTE CONTROL' ? remotesFor(g, robot, die) : [null]
    return !remotes.some((remote) => couldAdd(g, robot, die, head, { ...plainDeclaration(die), use: [other], remote }))
  })
}
