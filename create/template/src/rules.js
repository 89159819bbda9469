// @ts-check

/**
 * The position: plain data only. `dice` holds 0 before the roll.
 * @typedef {{ stack: import('robodrome/kernel').Frame[], dice: number[], gone: number[], shown: boolean }} High
 */

/** One entry for each rule of RULES.md, with its id. @param {typeof import('robodrome/kernel')} kernel */
export function makeRules({ answer, call, chance, choice, goto, rulebook, sequence, speaks }) {
  /** @type {((event: any) => void) | null} */
  let tell = null
  speaks((ear) => (tell = ear))

  /** HD-ROLL A die is rolled in secret: its event tells the face only to its seat. */
  const roll = chance('roll', {
    draw: (_g, _notes, luck) => luck.below(6) + 1,
    outcomes: () => [1, 2, 3, 4, 5, 6].map((face) => [face, 1]),
    happen(/** @type {High} */ g, { seat }, face) {
      g.dice[seat] = face
      tell?.({ kind: 'roll', rule: 'HD-ROLL', seat, secret: { to: [seat], face } })
      return answer()
    },
    write: String,
    read: (text) => (/^[1-6]$/.test(text) ? Number(text) : undefined),
  })

  /** HD-AGAIN A player keeps the die or rolls it again once. */
  const again = choice('again', {
    seats: (_g, { seat }) => [seat],
    ask: () => ({ kind: 'again', rule: 'HD-AGAIN' }),
    candidates: () => [{ kind: 'keep' }, { kind: 'roll' }],
    choose(_g, { seat }, _seat, { kind }) {
      if (kind === 'keep') tell?.({ kind, rule: 'HD-AGAIN', seat })
      return kind === 'roll' ? answer(true) : answer(false)
    },
  })

  /** HD-ROLL, HD-AGAIN, HD-END The whole game. */
  const whole = sequence('whole', {
    first: {
      while: (/** @type {High} */ g) => g.dice.some((face, seat) => face === 0 && !g.gone.includes(seat)),
      do: (g) => call(roll, { seat: g.dice.findIndex((face, seat) => face === 0 && !g.gone.includes(seat)) }),
    },
    ask: (g, notes) => (g.gone.includes(notes.seat) ? undefined : call(again, { seat: notes.seat }, 'wants')),
    roll: (_g, notes) => (notes.wants ? call(roll, { seat: notes.seat }) : undefined),
    next(g, notes) {
      notes.seat++
      notes.wants = false
      return notes.seat < g.dice.length ? goto('ask') : undefined
    },
    show(g) {
      g.shown = true
      tell?.({ kind: 'show', rule: 'HD-END', reveals: true, dice: [...g.dice] })
    },
  })
  return { whole, book: rulebook(whole, roll, again) }
}
