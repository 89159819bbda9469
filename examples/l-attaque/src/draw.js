// @ts-check
import { signOf } from './view.js'

const TEXTS = { en: { seat: 'seat', left: 'pieces left' }, de: { seat: 'Platz', left: 'Figuren übrig' } }

/**
 * A view as text: the player's own pieces plain, the other side's in brackets.
 * @param {ReturnType<typeof import('./view.js').view>} seen
 * @param {string} language
 */
export function draw({ squares, columns, own, left }, language) {
  const says = language === 'de' ? TEXTS.de : TEXTS.en
  const rows = Array.from({ length: squares.length / columns }, (_, row) => squares.slice(row * columns, (row + 1) * columns))
  const lines = rows.map(
    (row, i) =>
      `${String(i + 1).padStart(2)} ${row
        .map(({ lake, piece }) => {
          if (piece === null) return lake ? ' ~~ ' : '  . '
          const sign = signOf(piece.rank, piece.moved)
          return (piece.seat === (own ?? 0) ? ` ${sign} ` : `(${sign})`).padStart(4)
        })
        .join('')}`,
  )
  const head = `   ${Array.from({ length: columns }, (_, i) => `   ${'abcdefghi'[i]}`).join('')}`
  return [
    ...(own === 1 ? lines : lines.toReversed()),
    head,
    ...left.map((count, seat) => `${says.seat} ${seat}: ${count} ${says.left}`),
  ].join('\n')
}
