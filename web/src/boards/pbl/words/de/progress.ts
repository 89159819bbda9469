import type { Spoken } from '../../../../words/spoken.ts'
import type { progress as English } from '../en/progress.ts'

/** The line under the name of the game, the steps, and what each player is doing. */
export const progress: Spoken<typeof English> = {
  counts: {
    attacks: 'Angriffe',
    limbs: 'Abgesprengte Körperteile',
    bombs: 'Geworfene Bomben',
    shields: 'Geworfene Schilde',
    built: 'Gebaute Karten',
    played: 'Gespielte Karten',
  },
  steps: {
    robots: 'Roboter',
    pilots: 'Piloten',
    challenge: 'Challenge',
    draft: 'Draft',
    hands: 'Starthände',
    move: 'MOVE',
    end: 'Zugende',
    declare: 'Ansage',
    rolls: 'Erste Würfe',
    bombs: 'Bomben und Schilde',
    outcome: 'Ausgang',
    over: 'Ende',
  },
  setup: 'Aufbau',
  turn: (n, name, own) => `Zug ${n} · ${own ? 'du bist dran' : name}`,
  combat: (n, attacker, own) => `Zug ${n} · ${own ? 'dein Angriff' : `${attacker} greift an`}`,
  game: (n, wins) => `Spiel ${n}, ${wins.join(' : ')}`,
  over: 'Der Kampf ist vorbei',
  state: {
    out: 'Ausgeschieden',
    won: 'Gewonnen',
    passing: 'Passt',
    behind: 'Im Rückstand',
    acting: 'Am Zug',
    choosing: 'Wählt',
    answering: 'Antwortet',
  },
}
