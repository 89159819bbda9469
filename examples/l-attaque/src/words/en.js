// @ts-check
import { rankName } from './ranks.js'

/** English. @param {typeof import('robodrome/phrases')} phrases @returns {import('robodrome/phrases').Words} */
export function en({ say }) {
  const rank = (/** @type {number} */ of) => rankName('en', of)
  const square = (/** @type {string} */ space) => ({ space })
  return {
    title: "L'Attaque",
    events: {
      deal: ({ seat, count, ranks }) =>
        ranks === undefined
          ? say`${{ seat, own: 'you have', after: ' has' }} an army of ${count} pieces.`
          : say`${{ seat, own: 'you see your', after: ' sees an' }} army of ${count} pieces.`,
      swap: ({ seat, one, other }) =>
        one === undefined
          ? say`${{ seat, own: 'you exchange', after: ' exchanges' }} two pieces.`
          : say`${{ seat, own: 'you exchange', after: ' exchanges' }} ${square(one)} and ${square(other)}.`,
      ready: ({ seat }) => say`${{ seat, own: 'you are', after: ' is' }} ready.`,
      move: ({ seat, from, onto, rank: shown }) =>
        shown === undefined
          ? say`${{ seat, own: 'you move', after: ' moves' }} from ${square(from)} to ${square(onto)}.`
          : say`${{ seat, own: 'you move', after: ' moves' }} a scout from ${square(from)} to ${square(onto)}.`,
      attack: ({ seat, attacker, defender, fell }) => {
        const head = say`${{ seat, own: 'your', after: "'s" }} ${rank(attacker)} attacks the ${rank(defender)}: `
        if (fell === 'both') return say`${head}both fall.`
        return fell === 'defender' ? say`${head}the ${rank(defender)} falls.` : say`${head}the ${rank(attacker)} falls.`
      },
      stall: ({ sums: [one, other] }) => say`No attack for 50 moves: the ranks add up to ${one} and ${other}.`,
      stuck: ({ seat }) => say`${{ seat, own: 'you have', after: ' has' }} no move left.`,
    },
    questions: {
      arrange: ({ left }) => ({ ask: left === 1 ? say`Exchange two pieces once more?` : say`Exchange two pieces? ${left} times left.` }),
      move: () => ({ ask: say`Which piece do you move?` }),
    },
    options: {
      ready: () => ({ title: say`Ready` }),
      swap: ({ one, other }, { squares }) => {
        const both = say`${square(squares[one].name)} and ${square(squares[other].name)}`
        return { title: both, act: say`Exchange ${both}` }
      },
      move: ({ from, to }, { squares }) => {
        const [own, other] = [squares[from].piece, squares[to].piece]
        const piece = own === null || own.rank === null ? say`piece` : say`${rank(own.rank)}`
        const place = square(squares[to].name)
        return {
          title: say`${square(squares[from].name)} to ${place}`,
          act: other === null ? say`Move the ${piece} to ${place}` : say`Attack ${place} with the ${piece}`,
        }
      },
    },
    refusals: {
      'LA-MOVE': ({ from, to }, { squares, own }) =>
        squares[to].piece?.seat === own
          ? say`Your own piece stands on ${square(squares[to].name)}.`
          : say`The piece on ${square(squares[from].name)} never moves.`,
      'LA-BOARD': ({ to }, { squares }) => say`${square(squares[to].name)} is a lake.`,
      'LA-SCOUT': ({ to }, { squares }) => say`${square(squares[to].name)} is too far for this piece.`,
    },
    pieces: {},
    texts: {},
    modes: {
      skirmish: { title: 'Skirmish', about: '12 pieces each on a small board. Take the flag.' },
      battle: { title: 'Battle', about: '36 pieces each on the whole board. Take the flag.' },
    },
    settings: { swaps: { title: 'Exchanges', about: 'How often each player may exchange two of their own pieces before the first move.' } },
    variants: { 'as dealt': 'As dealt' },
  }
}
