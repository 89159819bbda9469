import { plural } from '../../../../words/de/text.ts'
import type { Spoken } from '../../../../words/spoken.ts'
import type { prompt as English } from '../en/prompt.ts'

const thrown = (as: 'bomb' | 'shield', n: number): string => (as === 'bomb' ? plural(n, 'Bombe', 'Bomben') : plural(n, 'Schild', 'Schilde'))

/** What the prompt bar adds to the game's words: the meaning of the numbers, and what a thrown card would change. */
export const prompt: Spoken<typeof English> = {
  primary: 'Wähle',
  other: 'Deine Wahl',
  why: {
    main: (left) => (left ? 'Karte antippen: bauen. Körperteil antippen: angreifen.' : 'Aktionen ohne MOVE sind noch möglich.'),
    leads: (as, chances) => `Um in Führung zu gehen: ${chances.map((chance, i) => `${thrown(as, i + 1)} ${chance}`).join(', ')}.`,
  },
  counts: { lead: 'Chance, jetzt in Führung zu gehen', hit: 'Trefferchance, wenn beide alle Karten einsetzen' },
  attackWith: (limb) => `Angriff: ${limb}`,
  attackBest: (target, percent) => `${target}: ${percent} ohne Karten`,
  target1: (attack, defense, percent) => `${plural(attack, 'Würfel', 'Würfel')} gegen ${defense}, ${percent} ohne Karten`,
  roll: (as, n) => `${thrown(as, n)} würfeln`,
  throwOne: (as) => (as === 'bomb' ? 'Eine Bombe werfen' : 'Einen Schild werfen'),
  throwHow: 'Tippe eine Karte deiner Hand an',
  rollFirst: 'Keine Karten mehr werfen',
  storageEffect: (total) => `${total} Punkte, ohne Wurf`,
  hold: (percent) => `${percent}, wenn die Gegenseite alles einsetzt`,
}
