import type { HostedGame, HostedTerms } from '@robodrome/outside/hosted'
import { plain } from '@robodrome/phrases'
import { gameName } from '../faces.ts'
import { inOwnLanguage } from '../../page/hosted.ts'
import { words } from '../../words/index.ts'
import type { BoardModule } from '../board.ts'
import { Picker } from './picker.tsx'
import { asksOf, promptOf } from './prompt.ts'
import { Stage } from './stage.tsx'
import { Strip } from './strip.tsx'
import { SYMBOLS } from './symbols.tsx'
import './hosted.css'

/** How long an event stays on the stage, in milliseconds. */
const SHOWN_MS = 700

/** The board of a game from outside: its blocks, its options as chips and steppers, its sentences. None of the game's code runs here. */
export function hostedBoard(game: HostedGame): BoardModule<HostedTerms> {
  const { modes } = inOwnLanguage(game.words)
  return {
    Stage,
    Desk: () => null,
    Strip,
    Picker: (props) => <Picker game={game} props={props} />,
    deskTitle: () => words.table.panel,
    prompt: (asked) => promptOf(game, asked),
    asks: (snapshot) => asksOf(game, snapshot),
    steps: () => [],
    headline: ({ snapshot }) => modes[snapshot.settings.mode]?.title ?? gameName(game.id),
    stateOf: () => null,
    describe: ({ seat, says, kind }, nameOf) => ({
      seat,
      parts: inOwnLanguage(says),
      ms: SHOWN_MS,
      ...(kind === 'turn' && { turn: plain(inOwnLanguage(says), { nameOf, own: [] }) }),
    }),
    nameMove: () => null,
    symbols: SYMBOLS,
  }
}
