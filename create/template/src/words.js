// @ts-check

/** @param {typeof import('robodrome/phrases')} phrases @returns {import('robodrome/phrases').Words} */
export const en = ({ say }) => ({
  title: 'High Die',
  events: {
    roll: ({ seat, face }) =>
      face === undefined
        ? say`${{ seat, own: 'you roll', after: ' rolls' }} in secret.`
        : say`${{ seat, own: 'you roll', after: ' rolls' }} ${face}.`,
    keep: ({ seat }) => say`${{ seat, own: 'you keep your', after: ' keeps the' }} die.`,
    show: () => say`All dice are shown.`,
  },
  questions: { again: () => ({ ask: say`Keep your die, or roll it again?` }) },
  options: {
    keep: () => ({ title: say`Keep` }),
    roll: () => ({ title: say`Roll again` }),
  },
  refusals: {},
  pieces: {},
  texts: {},
  modes: { standard: { title: 'Standard', about: 'One die each. The highest wins.' } },
  settings: {},
})

/** @param {typeof import('robodrome/phrases')} phrases @returns {import('robodrome/phrases').Words} */
export const de = ({ say }) => ({
  title: 'Hoher Würfel',
  events: {
    roll: ({ seat, face }) =>
      face === undefined
        ? say`${{ seat, own: 'du würfelst', after: ' würfelt' }} verdeckt.`
        : say`${{ seat, own: 'du würfelst', after: ' würfelt' }} ${face}.`,
    keep: ({ seat }) => say`${{ seat, own: 'du behältst deinen', after: ' behält den' }} Würfel.`,
    show: () => say`Alle Würfel werden gezeigt.`,
  },
  questions: { again: () => ({ ask: say`Deinen Würfel behalten oder noch einmal werfen?` }) },
  options: {
    keep: () => ({ title: say`Behalten` }),
    roll: () => ({ title: say`Noch einmal werfen` }),
  },
  refusals: {},
  pieces: {},
  texts: {},
  modes: { standard: { title: 'Standard', about: 'Je ein Würfel. Der höchste gewinnt.' } },
  settings: {},
})
