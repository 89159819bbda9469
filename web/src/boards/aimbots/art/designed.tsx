import type { Program } from '@robodrome/aimbots/page'
import { words } from '../words/index.ts'
import './designed.css'

/** Marks what is ours and not the rulebook's; what exactly stands in the title. */
export const Designed = ({ source: { name, armor, effect } }: Pick<Program, 'source'>) =>
  effect === 'designed' ? (
    <span className="ab-designed" title={words.designedAbout(name === 'book', armor === 'book')}>
      {words.designed}
    </span>
  ) : null
