// @ts-check

const TEXTS = {
  en: {
    seat: 'seat',
    dice: (/** @type {number} */ n) => (n === 1 ? '1 die' : `${n} dice`),
    bid: 'bid',
    nobid: 'no bid yet',
    out: 'out',
    last: 'last shown',
    wild: 'ones are wild',
  },
  de: {
    seat: 'Platz',
    dice: (/** @type {number} */ n) => `${n} Würfel`,
    bid: 'Gebot',
    nobid: 'noch kein Gebot',
    out: 'ausgeschieden',
    last: 'zuletzt gezeigt',
    wild: 'Einsen sind Joker',
  },
}

/** A view as text. @param {ReturnType<typeof import('./view.js').view>} view @param {string} language */
export function draw({ seats, bid, turn, wild, shown }, language) {
  const says = language === 'de' ? TEXTS.de : TEXTS.en
  const rows = seats.map(({ left, dice }, seat) => {
    const own = dice === null || dice.length === 0 ? '? '.repeat(left).trim() : dice.join(' ')
    return `${seat === turn ? '>' : ' '} ${says.seat} ${seat}: ${left === 0 ? says.out : `${own}  (${says.dice(left)})`}`
  })
  return [
    ...rows,
    bid === null ? says.nobid : `${says.bid}: ${bid.count} x ${bid.face} (${says.seat} ${bid.seat})`,
    ...(wild ? [says.wild] : []),
    ...(shown === null ? [] : [`${says.last}: ${shown.map((dice) => dice.join(' ') || '-').join(' | ')}`]),
  ].join('\n')
}
