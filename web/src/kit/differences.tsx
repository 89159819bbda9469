import type { Difference } from '@robodrome/games'
import { words } from '../words/index.ts'
import './differences.css'

/** The differences of a box from the game's own content, each with its old and new value. */
export const Differences = ({ found }: { found: readonly Difference[] }) => (
  <>
    <p className="differs">{words.box.differs(found.length)}</p>
    {found.length > 0 && (
      <dl className="differences">
        {found.map(({ path, own, now }) => (
          <div key={path.join(' ')}>
            <dt>{path.join(' › ')}</dt>
            <dd>
              <s aria-label={words.box.was}>{JSON.stringify(own) ?? words.box.nothing}</s> <b>{JSON.stringify(now) ?? words.box.nothing}</b>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </>
)
