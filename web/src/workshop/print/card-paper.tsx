import type { Json } from '@robodrome/kernel'
import type { Paper } from '@robodrome/workshop'
import type { Printing } from '../../boards/print.ts'

/** A card of 63 × 88 mm. */
export function CardPaper({
  paper: { list, title, head, numbers, text },
  piece,
  foot,
  copy,
  printing,
}: {
  paper: Paper
  piece: Json
  foot: string
  copy: string
  printing: Printing | null
}) {
  const Picture = printing?.Picture
  return (
    <article className="print-card">
      <div className="print-card-head">
        <span>{head[0]}</span>
        <span>{head[1]}</span>
      </div>
      {Picture && (
        <div className="print-art">
          <Picture list={list} piece={piece} />
        </div>
      )}
      <h3>{title}</h3>
      {numbers.length > 0 && (
        <dl>
          {numbers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{text}</p>
      <div className="print-card-foot">
        <span>{foot}</span>
        <span>{copy}</span>
      </div>
    </article>
  )
}
