import { gameIds } from '@robodrome/games'
import { RuleList } from '../frame/rulebook/rulebook.tsx'
import { Icon } from '../kit/icons.tsx'
import { IconLink } from '../kit/icon-button.tsx'
import { LEAGUES } from '../page/route.ts'
import { hosted } from '../page/hosted.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import Nowhere from './nowhere.tsx'
import '../frame/rulebook/rulebook.css'

/** The rulebook of a game or of the leagues, as a page of its own. */
export default function RulesPage({ game, rule }: { game: string; rule: string | null }) {
  // A game from outside may become known only later.
  if (game !== LEAGUES && !gameIds().includes(game) && hosted(game) === null) return <Nowhere />
  return (
    <main className="rules-page">
      <header className="row">
        <IconLink href="#/" aria-label={words.back}>
          <Icon name="back" size={22} />
        </IconLink>
        <h1>{`${game === LEAGUES ? words.leagues.title : gameName(game)}: ${words.rules.title}`}</h1>
      </header>
      <RuleList game={game} at={rule} heading="h2" />
    </main>
  )
}
