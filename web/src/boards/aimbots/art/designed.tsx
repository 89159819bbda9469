import type { Program } from '@robodrome/aimbots/page'
import { words } from '../words/index.ts'
import './designed.css'

/** Marks our own design, as opposed to the rulebook's. The title tells which parts of the program are our own. */
export const Designed = ({ source: { name, armor, effect } }: Pick<Program, 'source'>) =>
  effect === 'designed' ? (
    <span className="ab-designed" title={words.designedAbout(name === 'book', armor === 'book')}>
      {words.designed}
    </span>
  ) : null
