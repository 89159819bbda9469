import type { Game } from '@robodrome/kernel'
import { plain, putQuestion, tellEvent, type Phrase, type Words } from '@robodrome/phrases'
import { Badge } from '../../kit/seat.tsx'
import { words } from '../../words/index.ts'
import { language } from '../../words/language.ts'
import type { BoardModule, BoardProps, Chip, StripProps } from '../board.ts'
import './plain.css'

/** A board for any game: its view as text, its options in notation, its events as sentences. */
export const plainBoard = (game: Game, own: Words): BoardModule => {
  const Stage = ({ snapshot }: BoardProps) => (
    <pre className="plain-stage" tabIndex={0} aria-label={words.table.arena}>
      {snapshot.view === null ? '' : game.draw(snapshot.view, language)}
    </pre>
  )
  const Strip = ({ of }: StripProps) => (
    <span className="plain-strip">
      <Badge seat={of} size={32} named={false} />
    </span>
  )
  return {
    Stage,
    Desk: () => null,
    Strip,
    deskTitle: () => words.table.panel,
    prompt: ({ snapshot, seat, nameOf }) => {
      const read = (phrase: Phrase): string => plain(phrase, { nameOf, own: seat === null ? [] : [seat] })
      const put = snapshot.questions.find((each) => each.seat === seat)
      const { ask, because } = put ? putQuestion(own, put.question, snapshot.view) : { ask: [words.table.choose] }
      return {
        question: read(ask),
        ...(because && { reason: read(because) }),
        ...(put && { rule: put.question.rule }),
        primary: words.table.choose,
        chips: [
          ...snapshot.options.map(({ text }): Chip => ({ text, title: text })),
          ...snapshot.refusals.map(({ text, rule }): Chip => ({ text, title: text, forbidden: { rule, reason: '' } })),
        ],
      }
    },
    asks: () => [],
    steps: () => [],
    headline: ({ snapshot }) => game.modes[snapshot.settings.mode]?.title ?? game.title,
    stateOf: () => null,
    describe: (event) => ({ seat: typeof event['seat'] === 'number' ? event['seat'] : null, parts: tellEvent(own, event) }),
    nameMove: () => null,
  }
}
