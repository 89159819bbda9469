import { gameIds } from '@robodrome/games'
import { playFirst, playUnguided } from '../start.ts'
import { gameName } from '../../boards/faces.ts'
import { words } from '../../words/index.ts'

/** After the guided battle: the same again with fresh dice, or another game. */
export const Next = ({ game }: { game: string }) => (
  <section>
    <h3>{words.after.next}</h3>
    <div className="row flow">
      <button type="button" className="btn" onClick={() => void playUnguided(game)}>
        {words.after.nextSame}
      </button>
      {gameIds()
        .filter((id) => id !== game)
        .map((id) => (
          <button key={id} type="button" className="btn ghost" onClick={() => void playFirst(id)}>
            {words.after.nextGame(gameName(id))}
          </button>
        ))}
    </div>
  </section>
)
