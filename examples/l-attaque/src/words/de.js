// @ts-check
import { rankName } from './ranks.js'

/** German. @param {typeof import('robodrome/phrases')} phrases @returns {import('robodrome/phrases').Words} */
export function de({ say }) {
  const rank = (/** @type {number} */ of) => rankName('de', of)
  const square = (/** @type {string} */ space) => ({ space })
  return {
    title: "L'Attaque",
    events: {
      deal: ({ seat, count, ranks }) =>
        ranks === undefined
          ? say`${{ seat, own: 'du hast', after: ' hat' }} ein Heer aus ${count} Figuren.`
          : say`${{ seat, own: 'du siehst dein', after: ' sieht ein' }} Heer aus ${count} Figuren.`,
      swap: ({ seat, one, other }) =>
        one === undefined
          ? say`${{ seat, own: 'du tauschst', after: ' tauscht' }} zwei Figuren.`
          : say`${{ seat, own: 'du tauschst', after: ' tauscht' }} ${square(one)} und ${square(other)}.`,
      ready: ({ seat }) => say`${{ seat, own: 'du bist', after: ' ist' }} bereit.`,
      move: ({ seat, from, onto, rank: shown }) =>
        shown === undefined
          ? say`${{ seat, own: 'du ziehst', after: ' zieht' }} von ${square(from)} nach ${square(onto)}.`
          : say`${{ seat, own: 'du ziehst', after: ' zieht' }} einen Späher von ${square(from)} nach ${square(onto)}.`,
      attack: ({ seat, attacker, defender, fell }) => {
        const head = say`${{ seat, own: 'du greifst an', after: ' greift an' }}, ${rank(attacker)} gegen ${rank(defender)}: `
        if (fell === 'both') return say`${head}beide fallen.`
        return fell === 'defender' ? say`${head}${rank(defender)} fällt.` : say`${head}${rank(attacker)} fällt.`
      },
      stall: ({ sums: [one, other] }) => say`50 Züge ohne Angriff: Die Ränge ergeben ${one} und ${other}.`,
      stuck: ({ seat }) => say`${{ seat, own: 'du hast', after: ' hat' }} keinen Zug mehr.`,
    },
    questions: {
      arrange: ({ left }) => ({
        ask: left === 1 ? say`Noch einmal zwei Figuren tauschen?` : say`Zwei Figuren tauschen? Noch ${left}-mal.`,
      }),
      move: () => ({ ask: say`Welche Figur ziehst du?` }),
    },
    options: {
      ready: () => ({ title: say`Bereit` }),
      swap: ({ one, other }, { squares }) => {
        const both = say`${square(squares[one].name)} und ${square(squares[other].name)}`
        return { title: both, act: say`${both} tauschen` }
      },
      move: ({ from, to }, { squares }) => {
        const [own, other] = [squares[from].piece, squares[to].piece]
        const piece = own === null || own.rank === null ? say`Figur` : say`${rank(own.rank)}`
        const place = square(squares[to].name)
        return {
          title: say`${square(squares[from].name)} nach ${place}`,
          act: other === null ? say`${piece} nach ${place} ziehen` : say`${place} angreifen: ${piece}`,
        }
      },
    },
    refusals: {
      'LA-MOVE': ({ from, to }, { squares, own }) =>
        squares[to].piece?.seat === own
          ? say`Auf ${square(squares[to].name)} steht deine eigene Figur.`
          : say`Die Figur auf ${square(squares[from].name)} zieht nie.`,
      'LA-BOARD': ({ to }, { squares }) => say`${square(squares[to].name)} ist ein See.`,
      'LA-SCOUT': ({ to }, { squares }) => say`${square(squares[to].name)} ist für diese Figur zu weit.`,
    },
    pieces: {},
    texts: {},
    modes: {
      skirmish: { title: 'Scharmützel', about: 'Je 12 Figuren auf kleinem Feld. Nimm die Fahne.' },
      battle: { title: 'Schlacht', about: 'Je 36 Figuren auf dem ganzen Feld. Nimm die Fahne.' },
    },
    settings: { swaps: { title: 'Tauschen', about: 'Wie oft du vor dem ersten Zug zwei eigene Figuren tauschen darfst.' } },
    variants: { 'as dealt': 'Wie verteilt' },
  }
}
