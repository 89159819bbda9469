import { FACES, type Face } from '@robodrome/gekido/page'
import { Rolling, rolls, startingWith } from '../../../kit/rolling.tsx'
import { Glyph } from './glyph.tsx'
import { said } from '../words/index.ts'
import './dice.css'

/** A Command die. A tumbling die shows one face after another. */
export function CommandDie({ face, tumbling = false, delay = 0 }: { face: Face; tumbling?: boolean; delay?: number }) {
  return (
    <span
      className={`die gk-cd ${tumbling ? 'tumbling' : ''}`}
      style={{ animationDelay: `${delay}ms` }}
      role="img"
      aria-label={said.symbolName(face)}
    >
      {rolls(tumbling) ? (
        <Rolling
          faces={startingWith(face, FACES).map((each) => (
            <Glyph key={each} face={each} />
          ))}
        />
      ) : (
        <Glyph face={face} />
      )}
    </span>
  )
}
