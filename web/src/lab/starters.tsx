import { Button } from '../kit/button.tsx'
import { gameName } from '../boards/faces.ts'
import { CAREER_GAMES, inLeagues } from '../boards/leagues.ts'
import { Scene } from '../boards/scene.tsx'
import { words } from '../words/index.ts'

/** The number of games for a first look: enough for the first findings. */
const FEW = 100

/** Ready-made questions, shown before anything has been played: each game between two AI opponents. */
export const Starters = ({ ask }: { ask(game: string, mode: string, games: number): void }) => (
  <section className="starters" aria-labelledby="lab-starters">
    <h2 id="lab-starters">{words.lab.starters}</h2>
    <ul>
      {CAREER_GAMES.map((game) => (
        <li key={game} className="panel">
          <Scene game={game} />
          <h3>{words.lab.report(gameName(game))}</h3>
          <p>{words.lab.starter(FEW)}</p>
          <Button look="bone" aria-label={words.lab.ask(gameName(game), FEW)} onClick={() => ask(game, inLeagues(game)!.duel!, FEW)}>
            {words.lab.start}
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
