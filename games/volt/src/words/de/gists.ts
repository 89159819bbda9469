import { say, type Phrase } from '@robodrome/phrases'
import type { gists as english, Steered } from '../en/gists.ts'
import { at, list, robot, who } from './text.ts'

/** „Noor hat“, „du hast“, „KillBot Merc hat“. */
const has = ({ robot: id, seat }: Steered): Phrase => (seat === null ? say`KillBot ${robot(id)} hat` : [who(seat, 'du hast', ' hat')])
const theirs = ({ robot: id, seat }: Steered): Phrase =>
  seat === null ? say`KillBot ${robot(id)}` : say`${robot(id)} von ${who(seat, 'dir', '')}`

/** Summaries of a stretch of a battle. */
export const gists: typeof english = {
  took: (by, token) => say`${has(by)} den SP-Marker auf ${at(token)} geholt.`,
  destroyed: (by, lost) => say`${has(by)} ${theirs(lost)} zerstört.`,
  scored: (by, vp) => say`${has(by)} auf einen Schlag ${vp} SP geholt.`,
  deeds: (by, tokens, lost) => {
    const taken = list(tokens.map((token) => [at(token)]))
    const deeds = [
      ...(tokens.length === 0 ? [] : [say`${tokens.length === 1 ? ['den Marker'] : ['die Marker']} auf ${taken} geholt`]),
      ...(lost.length === 0 ? [] : [say`${list(lost.map(theirs))} zerstört`]),
    ]
    return say`${robot(by.robot)} hat ${list(deeds)}.`
  },
  standing: (vp, target) => say`Das macht ${vp} von ${target} SP.`,
  outlasted: (by, round, defended) =>
    defended
      ? say`${robot(by.robot)} lag nach Runde ${round} vorn und verteidigte den Titel.`
      : say`${robot(by.robot)} lag nach Runde ${round} vorn und wurde Champion der Arena.`,
  champion: (by, defended) =>
    defended ? say`${robot(by.robot)} hat damit den Titel verteidigt.` : say`Damit ist ${robot(by.robot)} Champion der Arena.`,
  fell: (lost) => say`${theirs(lost)} ist in eine Grube gefallen.`,
  lost: (lost) => say`${theirs(lost)} wurde zerstört.`,
  hurt: (hit, damage, of) => say`${theirs(hit)} erlitt ${damage} Schaden und hatte ${of} von 3.`,
}
