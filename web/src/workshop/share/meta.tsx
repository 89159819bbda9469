import type { Account, SharedBox } from '@robodrome/protocol'
import { SOMEONE } from '@robodrome/table'
import { placeHref } from '../../page/route.ts'
import { words } from '../../words/index.ts'
import { sharingWords as w } from '../../words/sharing.ts'

/** Who made a box, with a link to their profile. */
export const Author = ({ author: { id, name, bot } }: { author: Account }) => (
  <a href={placeHref('u', id)}>
    {w.by(name === SOMEONE ? words.profile.someone : name)}
    {bot && ` (${w.bot})`}
  </a>
)

/** Version, forks and tables of a box. */
export const Facts = ({ box: { version, forks, tables } }: { box: Pick<SharedBox, 'version' | 'forks' | 'tables'> }) => (
  <small className="box-facts">{[w.version(version), w.forks(forks), w.tables(tables)].join(' · ')}</small>
)
