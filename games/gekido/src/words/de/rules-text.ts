import type { Card } from '../../content/cards.ts'
import type { EffectName, WindowName } from '../../content/effects.ts'
import type { Power } from '../../content/powers.ts'
import type { Tile } from '../../content/tiles.ts'
import { windowList, type Use } from '../use.ts'

/** The rule text of each effect, in one sentence. With `anywhere`, it also works against damage that is not from a hit. */
const EFFECTS: Readonly<Record<EffectName, (amount: number, anywhere: boolean) => string>> = {
  flip: () => 'Drehe einen freien Würfel auf seine Gegenseite.',
  setOwn: () => 'Drehe einen freien Würfel auf das Symbol deines Bots.',
  setAny: () => 'Drehe einen freien Würfel auf ein beliebiges Symbol.',
  setBot: () => 'Drehe einen freien Würfel auf das Symbol des angreifenden oder des verteidigenden Bots.',
  boost: (n) => `+${n} Schaden, wenn dieser Angriff gelingt.`,
  surge: (n) => `+${n} Schaden, wenn dieser Angriff gelingt; heile sofort 2.`,
  fourthRoll: () => 'Du darfst bis zu viermal würfeln.',
  sixthDie: () => 'Würfle jetzt den sechsten Kommandowürfel; er bleibt in diesem Angriff.',
  switch: () => 'Ab Wurf 2: Wähle ein anderes Kommando, behalte, was passt, und lege die übrigen gesicherten Würfel ab.',
  respin: () => 'Würfle jetzt einen oder mehrere freie Würfel einmal neu. Das zählt nicht als Wurf.',
  pierce: () => 'Gelingt dieser Angriff, umgeht er das Verteidigungs-Upgrade und die Panzerwürfel des Ziels.',
  ram: () => 'Wenn du schiebst, wählst du das Feld des geschobenen Bots.',
  rerollOne: () => 'Der Angreifer würfelt einen freien Würfel deiner Wahl neu.',
  rerollAll: () => 'Der Angreifer würfelt alle freien Würfel neu.',
  withhold: () => 'Ein Kommandowürfel fehlt im ersten Wurf und kommt beim zweiten dazu.',
  feedback: (n) => `Endet dieser Angriff mit einer Fehlfunktion, erleidet der Angreifer ${n} Schaden mehr.`,
  firewall: () => 'Der Angreifer darf nach diesem Wurf nichts einsetzen.',
  prevent: (n, anywhere) => (anywhere ? `Verhindere bis zu ${n} Schaden.` : `−${n} Schaden aus diesem Angriff.`),
  plating: () => 'Erhalte sofort 1 Panzerwürfel, noch vor diesem Schaden.',
  clamps: () => 'Du kannst in diesem Angriff nicht geschoben werden.',
  jolt: (n) => `Nach diesem Schaden erleidet der Angreifer ${n} Schaden, falls dein Bot noch im Spiel ist.`,
  heal: (n) => `Heile deinen eigenen Bot um ${n}.`,
  charge: () => 'Eine deiner Kräfte, die weder voll noch verbraucht ist, erhält eine Ladung.',
  leech: () => 'Nimm eine zufällige Karte aus der Hand des anderen Bots in diesem Angriff.',
  drawKeep: (n) => `Zu Beginn deines Zuges: Ziehe ${n} Technikkarten, behalte 2.`,
}

const WINDOWS: Readonly<Record<WindowName, string>> = {
  PRE: 'vor dem ersten Wurf',
  RD: 'nach einem Wurf des anderen Bots',
  RA: 'nach deinem Wurf',
  HIT: 'bei einem Treffer',
  MAL: 'bei einer Fehlfunktion',
}
const COLOURS = { red: 'Angreifer', green: 'Verteidiger', gray: 'Beide' } as const

/** The rules text of a Tech card or a Power. */
export const useText = ({ does, amount, windows }: Use): string => EFFECTS[does](amount, windows.includes('MAL'))

/** When a Tech card or a Power can be used, according to its header. */
export const whenText = (piece: Card | Power): string =>
  [...('colour' in piece ? [COLOURS[piece.colour]] : []), ...windowList(piece).map((window) => WINDOWS[window])].join(', ')

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** The rules text of a tile. */
export function tileText({ place, attack, suffers, does }: Tile): string {
  const numbers = [
    ...(attack === 0 ? [] : [`Angriff ${signed(attack)}`]),
    ...(suffers === 0 ? [] : [`Verteidigung ${signed(-suffers)}`]),
  ].join(', ')
  return [
    ...(numbers === '' ? [] : [`${numbers}.`]),
    ...(does === null ? [] : [`Nach einem Wurf, einmal je Angriff: ${EFFECTS[does](0, false)}`]),
    ...(place === 'center' ? ['Endet dein Zug hier: Ziehe 3 Technikkarten, behalte 1.'] : []),
  ].join(' ')
}
