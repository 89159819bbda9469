import type { DamageKind, EffectsAt, Line, Moment } from '../../content/effects.ts'
import type { Module } from '../../content/modules.ts'
import type { Color } from '../../content/robots.ts'
import { tell, type Texts } from '../moment-texts.ts'

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf']
const spaces = (n: number): string => `${n} ${n === 1 ? 'Feld' : 'Felder'}`
const upToKeys = (n: number): string => (n === 1 ? '1 Taste' : '1 oder 2 Tasten')
/** VT-DMG-2 */
const KINDS: Readonly<Record<DamageKind, string>> = {
  laser: 'Laser',
  saw: 'Sägen',
  shock: 'Schockwellen',
  detonation: 'Explosionen',
  conductor: 'Entladungen',
  lightning: 'Blitze',
}
const COLORS: Readonly<Record<Color, string>> = { blue: 'blauer', red: 'roter' }
const list = new Intl.ListFormat('de', { type: 'disjunction' })

const TEXTS: { readonly [M in Moment]: Texts<EffectsAt[M]> } = {
  program: {
    diagonalKey: () => 'Ein blauer Würfel dieser Spanne darf auf einer diagonalen Taste liegen.',
    moreDice: () => 'Programmiere 3 oder 4 Würfel; auf eine Steuereinheit kommen 0 bis 2 davon.',
  },
  declare: { shift: ({ n }) => `Verschiebe den Würfel vor dem Aktivieren um ${upToKeys(n)}.` },
  insteadOfFiring: {
    move: () => 'Ein roter Würfel auf einer blauen Taste gilt als blauer: bewegen statt feuern.',
    shoot: () => 'Feuere in vier Richtungen: gerade von einer blauen Taste, diagonal von einer anderen.',
    grenade: ({ n }) => `Wirf eine Granate so weit, wie die Zahl angibt; dort gibt es eine Explosion [${n}].`,
    swap: () => 'Tausche das Feld mit dem ersten Roboter in der Schusslinie.',
    control: () => 'Lege 1 Würfel des ersten Roboters in der Schusslinie auf eine andere erlaubte Taste oder drehe einen KillBot.',
    jet: () => 'Der Strahl löst Minen aus und schiebt den ersten Roboter so weit, wie die Zahl angibt.',
  },
  insteadOfMoving: { jump: () => 'Ein Sprung genau so weit, wie die Zahl angibt, über alles außer Wände.' },
  moving: {
    cut: ({ n }) => `Der erste Roboter, den du beim Bewegen berührst, erleidet ${n} Schaden.`,
    passWalls: () => 'Bewege dich durch Energiewände und Knicke.',
  },
  leaving: {
    layMine: ({ tokens }) => `Bewegst du dich, darfst du auf dem verlassenen Feld eine Mine legen. ${capital(NUMBERS[tokens]!)} Marker.`,
  },
  shot: { push: ({ n }) => `Ein Roboter, den du mit einem einfachen Schuss triffst, wird ${spaces(n)} geschoben.` },
  moved: {
    push: ({ n }) => `Nach der Bewegung wird alles Benachbarte ${spaces(n)} direkt weggeschoben.`,
    damage: ({ n }) => `Nach der Bewegung erleidet alles Benachbarte ${n} Schaden.`,
  },
  pushed: { brake: ({ n }) => `Wirst du geschoben, kannst du den Schub um bis zu ${spaces(n)} verringern.` },
  damaged: {
    discharge: ({ n, on }) =>
      `${capital(list.format(on.map((kind) => KINDS[kind])))} schaden dir nicht; stattdessen erleidet alles Benachbarte ${n} Schaden.`,
    hold: ({ n }) => `Schaden darf auf diese Karte gelegt werden; sie hat Platz für ${n} Marker.`,
  },
  destroyed: { detonate: ({ n }) => `Wirst du außerhalb einer Grube zerstört: eine Explosion [${n}], wo du standest.` },
  space: { reach: () => 'Aktiviere in Phase 3 ein benachbartes Feld statt deines eigenen.' },
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The rules text of a module, generated from its lines. */
export const moduleText = ({ lines }: { lines: readonly Line[] }): string => lines.map((line) => tell(TEXTS, line)).join(' ')

/** The die that a module needs, as printed in its header. */
export const dieText = ({ die }: Pick<Module, 'die'>): string =>
  die === null ? 'kein Würfel' : `${COLORS[die[0]]} Würfel ${die[1] === die[2] ? die[1] : `${die[1]} bis ${die[2]}`}`
