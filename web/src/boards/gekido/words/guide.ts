/** The guided first battle, and luck. */
export const guide = {
  coach: {
    move: 'Tap a tile, then confirm. The note on a tile says what standing there does.',
    target: 'The dashed frame is your target: you attack every turn. The pill says what a hit does.',
    command: 'Pick a Command. The percentage is your exact chance; fail, and your own Bot pays the second number.',
    lock: 'Tap dice to lock them, then confirm. All others are rolled again.',
    failure: 'Malfunction: the Command stayed incomplete, so your Bot paid the second number.',
    damage: 'Your Bot lost a die and gets stronger for it: unlock a Power.',
  },
  luck: {
    unit: 'points of damage',
    note: 'Worth of each attack before and after every fall of the dice, by the printed numbers and under best locking. What players decide does not count.',
  },
}
