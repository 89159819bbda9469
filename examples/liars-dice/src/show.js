// @ts-check
import { die } from './words/en.js'

const TITLES = {
  en: { dice: 'Dice', bid: 'The bid', shown: 'Last shown', none: 'Nobody has bid yet.' },
  de: { dice: 'Würfel', bid: 'Das Gebot', shown: 'Zuletzt gezeigt', none: 'Noch hat niemand geboten.' },
}

/** The view as blocks of the default board. @param {typeof import('robodrome/phrases')} phrases @returns {import('robodrome/outside').Show} */
export const showing =
  ({ say }) =>
  (/** @type {ReturnType<typeof import('./view.js').view>} */ { seats, bid, shown, wild }, language) => {
    const says = TITLES[language]
    return [
      {
        kind: 'text',
        title: [says.bid],
        text:
          bid === null
            ? [says.none]
            : say`${{ seat: bid.seat, own: language === 'de' ? 'du' : 'you', after: '' }}: ${bid.count} × ${die(bid.face)}`,
      },
      ...seats.map(({ left, dice }, seat) => ({
        kind: /** @type {const} */ ('dice'),
        title: [says.dice],
        seat,
        dice: Array.from({ length: left }, (_, i) => {
          const face = dice?.[i] ?? null
          return { face, mark: bid !== null && face !== null && (face === bid.face || (wild && face === 1)) }
        }),
      })),
      ...(shown === null
        ? []
        : shown.flatMap((dice, seat) =>
            dice.length === 0
              ? []
              : [{ kind: /** @type {const} */ ('dice'), title: [says.shown], seat, dice: dice.map((face) => ({ face })) }],
          )),
    ]
  }
