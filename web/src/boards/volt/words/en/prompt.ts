import { points } from './text.ts'

export const prompt = {
  other: 'Your choice',
  primary: { choose: 'Choose', place: 'Place the die', lock: 'Lock in' },
  moveShort: (value: number, key: string) => `Move ${key} ${value}`,
  fireShort: (key: string) => `Fire ${key}`,
  inSlot: (card: string, slot: string) => `${card}, ${slot}`,
  undo: {
    die: (unit: string) => `unit ${unit}`,
    confirm: 'the lock',
  },
  picker: {
    die: 'Die',
    number: 'Number',
    colors: { blue: 'Blue die, moves', red: 'Red die, fires' },
    left: (n: number) => `${n} left`,
    back: (unit: string) => `Take back unit ${unit}`,
  },
  result: {
    stays: (at: string) => `stays on ${at}`,
    goes: (from: string, to: string) => `${from} → ${to}`,
    workshop: 'the workshop',
    pit: 'a pit: destroyed',
    destroyed: 'destroyed',
    pushes: (name: string, to: string) => `pushes ${name} to ${to}`,
    hits: (name: string, at: string, does: string) => `hits ${name} on ${at}${does === '' ? '' : `: ${does}`}`,
    nth: (nth: string) => `${nth} damage`,
    nothing: (to: string) => `hits nothing as far as ${to}`,
    mine: (at: string) => `hits the mine on ${at}`,
    damage: (name: string, nth: string) => `${name}: ${nth} damage`,
    out: (name: string) => `${name} destroyed`,
    gains: (vp: number) => `+${points(vp)}`,
  },
}
