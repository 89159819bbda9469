// @ts-check
/** English. @param {typeof import('robodrome/phrases')} phrases @returns {import('robodrome/phrases').Words} */
export function en({ say }) {
  const bid = (/** @type {{ count: number, face: number }} */ { count, face }) => say`${count} × ${die(face)}`
  return {
    title: "Liar's Dice",
    events: {
      roll: ({ seat, count, dice }) =>
        dice === undefined
          ? say`${{ seat, own: 'you roll', after: ' rolls' }} ${count} dice in secret.`
          : say`${{ seat, own: 'you roll', after: ' rolls' }} ${list(say, dice)}.`,
      bid: ({ seat, count, face }) => say`${{ seat, own: 'you bid', after: ' bids' }} ${bid({ count, face })}.`,
      call: ({ seat, bid: called }) =>
        say`${{ seat, own: 'you call', after: ' calls' }} ${{ seat: called.seat, own: 'you', after: '' }} a liar for ${bid(called)}.`,
      count: ({ face, bid: wanted, found }) => say`All dice are shown: ${found} count as ${die(face)}, and the bid was ${wanted}.`,
      lose: ({ seat, left }) =>
        left === 0
          ? say`${{ seat, own: 'you lose your last die and are out', after: ' loses the last die and is out' }}.`
          : say`${{ seat, own: 'you lose', after: ' loses' }} a die: ${left} left.`,
    },
    questions: {
      open: () => ({ ask: say`What do you bid?` }),
      raise: ({ bid: last }) => ({ ask: say`Raise ${bid(last)}, or call?` }),
    },
    options: {
      call: (_option, view) => ({
        title: say`Liar!`,
        ...(view.bid && {
          effect: say`All dice are shown. If fewer than ${view.bid.count} count, the bidder loses a die, otherwise you do.`,
        }),
      }),
      bid: (option) => ({ title: bid(option), act: say`Bid ${bid(option)}` }),
    },
    refusals: {
      'LD-CALL': () => say`There is no bid to call yet.`,
      'LD-RAISE': (option, view) => say`${bid(option)} does not raise ${view.bid === null ? say`anything` : bid(view.bid)}.`,
    },
    pieces: {},
    texts: {},
    modes: { standard: { title: 'Standard', about: 'Everybody hides five dice. The last player with dice wins.' } },
    settings: {
      dice: { title: 'Dice', about: 'How many dice each player begins with.' },
      ones: { title: 'Wild ones', about: 'A one counts as every face.' },
    },
  }
}

/** A die with its drawing, if drawings are available. @param {number} face */
export const die = (face) => ({ symbol: `die-${face}`, text: String(face) })

/** Dice as a list. @param {typeof import('robodrome/phrases').say} say @param {readonly number[]} dice */
export const list = (say, dice) => dice.reduce((all, face, i) => (i === 0 ? say`${die(face)}` : say`${all} ${die(face)}`), say``)
