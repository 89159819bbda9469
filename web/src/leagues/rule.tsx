import { href, LEAGUES } from '../page/route.ts'

/** The id of a rule, which opens the rulebook there. */
export const Rule = ({ id }: { id: string }) => (
  <a className="lg-rule" href={href({ at: 'rules', game: id.startsWith('PBL-') ? 'pbl' : LEAGUES, rule: id })}>
    {id}
  </a>
)
