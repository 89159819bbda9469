import type { BoardModule, BoardProps } from '../../boards/board.ts'
import { livingWords } from '../../words/living.ts'

const w = livingWords.screen

/**
 * The current event: who does what to whom, and what the numbers next to it do not include. The board below shows the dice and the chance.
 */
export function Now({ board, props, title }: { board: BoardModule; props: BoardProps; title: string }) {
  const { snapshot, nameOf } = props
  const { Beside, hidden } = board.onScreen ?? {}
  if (Beside) return <Beside {...props} />
  const hands = snapshot.view === null ? [] : (hidden?.(snapshot.view) ?? []).filter(({ count }) => count > 0)
  const named = hands.map(({ seat, count }) => `${nameOf(seat)} (${count})`)
  return (
    <section className="tv-now">
      <h1>{title}</h1>
      {named.length > 0 && (
        <p>
          {w.nobodyOdds} {w.hidden(named.join(', '))}
        </p>
      )}
    </section>
  )
}
