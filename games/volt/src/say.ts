import type { Event } from '@robodrome/kernel'
import { ROBOTS, type RobotId } from './content/robots.ts'

const name = (id: unknown): string =>
  id === 'squad' ? 'The KillBot squad' : id === 'mine' ? 'a mine' : (ROBOTS[id as RobotId]?.name ?? String(id))
const names = (list: unknown): string => (list as RobotId[]).map(name).join(', ')
const cards = (...modules: unknown[]): string => modules.filter((module) => typeof module === 'string').join(' and ') || 'nothing'

/** Each kind of event as a sentence. */
const SENTENCES: Readonly<Record<string, (event: Event) => string>> = {
  robot: (e) => `${e['seat'] === null ? 'A KillBot' : `Seat ${e['seat'] as number}`} takes ${name(e['robot'])}, ${e['side'] as string}.`,
  bout: (e) => `Bout ${e['bout'] as number} on board ${e['board'] as string}.`,
  numbers: (e) => `Starting numbers: ${names(e['order'])}.`,
  decks: (e) =>
    `Decks chosen: ${Object.entries(e['decks'] as Record<string, string>)
      .map(([id, deck]) => `${name(id)} ${deck}`)
      .join(', ')}.`,
  round: (e) => `Round ${e['round'] as number}: ${names(e['order'])}.`,
  token: (e) => `VP token ${e['number'] as number} is placed on ${e['space'] as string}.`,
  repair: (e) => `${name(e['robot'])} loses all damage tokens.`,
  reboot: (e) => `${name(e['robot'])} reboots on ${e['space'] as string}.`,
  push: (e) => `${name(e['piece'])} is pushed from ${e['from'] as string} to ${e['into'] as string} by ${name(e['by'])}.`,
  move: (e) => `${name(e['robot'])} moves from ${e['from'] as string} to ${e['into'] as string}.`,
  confirmed: (e) => `${name(e['robot'])} has confirmed its program.`,
  withdrawn: (e) => `${name(e['robot'])} withdraws its program.`,
  roll: (e) => `KillBot ${name(e['robot'])} rolls ${(e['dice'] as string[]).join(' ')}.`,
  programs: (e) =>
    `Programs: ${Object.entries(e['programs'] as Record<string, string[]>)
      .map(([id, dice]) => `${name(id)} ${dice.join(', ')}`)
      .join('; ')}.`,
  module: (e) => `${name(e['robot'])} uses ${e['module'] as string}.`,
  setting: (e) => `${e['module'] as string} is now set to ${e['value'] as string}.`,
  preset: (e) => `${name(e['robot'])} had set ${e['module'] as string} in advance.`,
  die: (e) => `Unit ${e['unit'] as string}: ${name(e['robot'])} ${e['die'] as string}${e['key'] === null ? '' : ` ${e['key'] as string}`}.`,
  shift: (e) => `${name(e['robot'])} shifts the die from ${e['from'] as string} to ${e['into'] as string}.`,
  damage: (e) => damage(e),
  detonation: (e) =>
    `${e['source'] === 'BOMB' ? 'The BOMB' : 'A mine'} of ${name(e['by'])} detonates on ${e['at'] as string} [${e['points'] as number}].`,
  mine: (e) =>
    `${name(e['robot'])} lays a mine on ${e['at'] as string}${e['from'] === null ? '' : `, taken up from ${e['from'] as string}`}.`,
  minesRemoved: (e) => `The mines of ${name(e['robot'])} leave the arena.`,
  destroyed: (e) =>
    `${name(e['robot'])} is destroyed on ${e['at'] as string} (${e['cause'] as string}); ${e['award'] === null ? 'nobody gains' : `${name(e['award'])} gains`} a VP.`,
  vp: (e) =>
    `${name(e['robot'])} +1 VP for ${e['token'] === null ? `destroying ${name(e['destroyed'])}` : `the token on ${e['token'] as string}`}: ${e['vp'] as number}${e['total'] === e['vp'] ? '' : `, together ${e['total'] as number}`} of ${e['target'] as number}.`,
  over: (e) => `${name(e['winner'])} has won.`,
  brake: (e) => `${name(e['robot'])} brakes by ${e['brake'] as number}.`,
  jump: (e) => `${name(e['robot'])} jumps from ${e['from'] as string} to ${e['into'] as string}.`,
  fire: (e) =>
    `${name(e['robot'])} fires ${e['direction'] as string}${e['hits'] === null ? ' and hits nothing' : ` and hits ${name(e['hits'])} on ${e['at'] as string}`}.`,
  crossfire: (e) =>
    `${name(e['robot'])} fires ${(e['directions'] as string[]).join(', ')}${(e['at'] as string[]).length === 0 ? ' and hits nothing' : ` and hits ${(e['at'] as string[]).join(', ')}`}.`,
  grenade: (e) => `A grenade of ${name(e['robot'])} lands on ${e['at'] as string}${e['points'] === 0 ? ', a pit' : ''}.`,
  teleport: (e) => `${name(e['robot'])} and ${name(e['other'])} swap ${e['from'] as string} and ${e['into'] as string}.`,
  turned: (e) => `${name(e['by'])} turns KillBot ${name(e['robot'])} to ${e['facing'] as string}.`,
  remote: (e) => `${name(e['by'])} moves a die of ${name(e['robot'])} from ${e['from'] as string} to ${e['into'] as string}.`,
  turn: (e) => `KillBot ${name(e['robot'])} turns to ${e['facing'] as string}.`,
  arm: (e) => `${name(e['robot'])} reaches to ${e['space'] as string}.`,
  draw: (e) => `${name(e['robot'])} draws ${e['module'] === undefined ? `a ${e['deck'] as string} module` : (e['module'] as string)}.`,
  noDraw: (e) => `${name(e['robot'])} finds no module to draw.`,
  equip: (e) => `${name(e['robot'])} has equipped ${cards(e['left'], e['right'], e['champion'])}.`,
  loadOuts: () => 'All load-outs are shown.',
  champion: (e) =>
    `${name(e['robot'])} ${e['defended'] === true ? 'defends the title' : 'is champion of the arena'} with ${cards(...(e['modules'] as string[]))}.`,
  left: (e) => `The operator of ${name(e['robot'])} has left; a KillBot takes over.`,
}

function damage(e: Event): string {
  const shield = e['shield'] as number
  return `${name(e['robot'])} takes ${e['points'] as number} damage (${e['source'] as string}${e['by'] === null ? '' : ` of ${name(e['by'])}`})${shield > 0 ? `, ${shield} of it on SHIELD` : ''}: ${e['total'] as number} of 3.`
}

export const say = (event: Event): string => SENTENCES[event.kind]?.(event) ?? event.kind
