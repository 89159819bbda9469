// @ts-check
import { die, list } from './en.js'

/** German. @param {typeof import('robodrome/phrases')} phrases @returns {import('robodrome/phrases').Words} */
export function de({ say }) {
  const bid = (/** @type {{ count: number, face: number }} */ { count, face }) => say`${count} × ${die(face)}`
  return {
    title: 'Bluffwürfeln',
    events: {
      roll: ({ seat, count, dice }) =>
        dice === undefined
          ? say`${{ seat, own: 'du würfelst', after: ' würfelt' }} verdeckt mit ${count} Würfeln.`
          : say`${{ seat, own: 'du würfelst', after: ' würfelt' }} ${list(say, dice)}.`,
      bid: ({ seat, count, face }) => say`${{ seat, own: 'du bietest', after: ' bietet' }} ${bid({ count, face })}.`,
      call: ({ seat, bid: called }) => say`${{ seat, own: 'du zweifelst', after: ' zweifelt' }} ${bid(called)} an.`,
      count: ({ face, bid: wanted, found }) => say`Alle Würfel liegen offen: ${found} zählen als ${die(face)}, geboten waren ${wanted}.`,
      lose: ({ seat, left }) =>
        left === 0
          ? say`${{ seat, own: 'du verlierst deinen letzten Würfel und scheidest aus', after: ' verliert den letzten Würfel und scheidet aus' }}.`
          : say`${{ seat, own: 'du verlierst', after: ' verliert' }} einen Würfel: noch ${left}.`,
    },
    questions: {
      open: () => ({ ask: say`Was bietest du?` }),
      raise: ({ bid: last }) => ({ ask: say`${bid(last)} erhöhen oder anzweifeln?` }),
    },
    options: {
      call: (_option, view) => ({
        title: say`Gelogen!`,
        ...(view.bid && {
          effect: say`Alle Würfel werden gezeigt. Zählen weniger als ${view.bid.count}, verliert einen Würfel, wer geboten hat, sonst du.`,
        }),
      }),
      bid: (option) => ({ title: bid(option), act: say`${bid(option)} bieten` }),
    },
    refusals: {
      'LD-CALL': () => say`Es gibt noch kein Gebot, das du anzweifeln kannst.`,
      'LD-RAISE': (option, view) => say`${bid(option)} ist nicht mehr als ${view.bid === null ? say`nichts` : bid(view.bid)}.`,
    },
    pieces: {},
    texts: {},
    modes: { standard: { title: 'Standard', about: 'Alle verbergen fünf Würfel. Es gewinnt, wer zuletzt noch Würfel hat.' } },
    settings: {
      dice: { title: 'Würfel', about: 'Mit wie vielen Würfeln alle beginnen.' },
      ones: { title: 'Einsen als Joker', about: 'Eine Eins zählt als jede Augenzahl.' },
    },
    variants: { 'wild ones': 'Einsen als Joker', quick: 'Kurz' },
  }
}
