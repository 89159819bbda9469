import type { Account } from '@robodrome/protocol'
import { placeHref } from '../page/route.ts'
import { words } from '../words/index.ts'

/** A person, with a link to their profile. */
export const Who = ({ account: { id, name, bot } }: { account: Account }) => (
  <>
    <a href={placeHref('u', id)}>{name}</a>
    {bot && ` (${words.bot})`}
  </>
)
