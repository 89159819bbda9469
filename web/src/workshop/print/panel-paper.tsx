import type { Json } from '@robodrome/kernel'
import type { Paper } from '@robodrome/workshop'
import type { Printing } from '../../boards/print.ts'

const changed = (isChanged: boolean): string => (isChanged ? 'changed' : '')

/** One side of a control panel, with spaces of 16.5 mm for real dice. A dot marks each difference. */
export function PanelPaper({
  paper: { list, title, head, panel },
  piece,
  printing,
}: {
  paper: Paper
  piece: Json
  printing: Printing | null
}) {
  if (panel === null) return null
  const Picture = printing?.Picture
  const Glyph = printing?.Glyph
  return (
    <article className="print-panel">
      <header>
        {Picture && <Picture list={list} piece={piece} />}
        <div>
          <h3>{title}</h3>
          <p>{[head[0], ...panel.facts.map(({ is }) => is)].join(' · ')}</p>
        </div>
      </header>
      <h4>{panel.rowsName}</h4>
      <div className="print-rows">
        {panel.rows.map(({ is: { name, glyphs, values }, isChanged }) => (
          <div key={name} className={changed(isChanged)}>
            <span>
              <b>{name}</b>
              <i>{Glyph && Array.from(glyphs, (face, i) => <Glyph key={i} face={face} />)}</i>
            </span>
            {values.map((value, i) => (
              <em key={i}>{value}</em>
            ))}
          </div>
        ))}
      </div>
      <h4>{panel.diceName}</h4>
      <div className="print-dice">
        {panel.dice.map(({ is, isChanged }, i) => (
          <span key={i} className={changed(isChanged)}>
            <i className="print-die" />
            {is}
          </span>
        ))}
      </div>
      <div className="print-low">
        <div>
          <h4>{panel.powersName}</h4>
          {panel.powers.map(({ is: { name, text, charges }, isChanged }) => (
            <div key={name} className={`print-power ${changed(isChanged)}`}>
              <span>
                <b>{name}</b>
                <small>{text}</small>
              </span>
              <i>
                {Array.from({ length: charges }, (_, i) => (
                  <u key={i} />
                ))}
              </i>
            </div>
          ))}
        </div>
        {panel.armor.is > 0 && (
          <div>
            <h4>{panel.armorName}</h4>
            <div className={`print-armor ${changed(panel.armor.isChanged)}`}>
              {Array.from({ length: panel.armor.is }, (_, i) => (
                <i key={i} className="print-die" />
              ))}
            </div>
          </div>
        )}
      </div>
    </article>
  )
}
