import { FACES } from '../boards/faces.ts'
import { href, LEAGUES } from '../page/route.ts'

/** The rulebook that a rule is in: ids of a game begin with its own. */
const gameOf = (rule: string): string => Array.from(FACES.keys()).find((game) => rule.startsWith(`${game.toUpperCase()}-`)) ?? LEAGUES

/** The id of a rule, which opens the rulebook there. */
export const Rule = ({ id }: { id: string }) => (
  <a className="lg-rule" href={href({ at: 'rules', game: gameOf(id), rule: id })}>
    {id}
  </a>
)
