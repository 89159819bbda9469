import { builtIn } from '@robodrome/games'
import { Button } from '../../kit/button.tsx'
import { playFirst, playUnguided } from '../start.ts'
import { gameName } from '../../boards/faces.ts'
import { afterWords } from '../../words/after.ts'

/** After the guided battle: another one with fresh dice, or another game. */
export const Next = ({ game }: { game: string }) => (
  <section>
    <h3>{afterWords.next}</h3>
    <div className="row flow">
      <Button onClick={() => void playUnguided(game)}>{afterWords.nextSame}</Button>
      {builtIn
        .filter((id) => id !== game)
        .map((id) => (
          <Button key={id} look="ghost" onClick={() => void playFirst(id)}>
            {afterWords.nextGame(gameName(id))}
          </Button>
        ))}
    </div>
  </section>
)
