import { FACES } from '../boards/faces.ts'
import { href, LEAGUES } from '../page/route.ts'

/** The rulebook of a rule: ids of each game's rules begin with its prefix. */
const gameOf = (rule: string): string => Array.from(FACES.keys()).find((game) => rule.startsWith(`${game.toUpperCase()}-`)) ?? LEAGUES

/** A rule id that opens the rulebook there. */
export const Rule = ({ id }: { id: string }) => (
  <a className="lg-rule" href={href({ at: 'rules', game: gameOf(id), rule: id })}>
    {id}
  </a>
)
