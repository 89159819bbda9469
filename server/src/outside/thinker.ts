import type { Json } from '@robodrome/kernel'
import { isHosted, type HostedPosition } from '@robodrome/outside/hosted'
import { siteSays } from '@robodrome/protocol/says'
import type { Thinker } from '../thinking/thinker.ts'
import { Refused } from '@robodrome/table'
import { packageOf, type HostedPackage, type Packages } from './package.ts'

/** AI moves and answers in hosted games come from the games' own processes: none of our threads runs code from outside. */
export function withPackages(thinker: Thinker, packages: Packages): Thinker {
  const from = (game: Parameters<typeof packageOf>[1]): HostedPackage | null => (isHosted(game) ? packageOf(packages, game) : null)
  const realOf = (position: unknown): Json => (position as HostedPosition).at.real
  return {
    ...thinker,
    async choose(asked, payer) {
      const of = from(asked.game)
      if (of === null) return thinker.choose(asked, payer)
      return { text: await of.think(asked.settings, realOf(asked.imagined), asked.seat, asked.mind, asked.ms) }
    },
    async answer(game, position, question, payer) {
      const of = from(game)
      if (of === null) return thinker.answer(game, position, question, payer)
      if (question.kind === 'copy') throw new Refused('unanswered', siteSays('needsHost', { game: game.title }))
      return of.answer(realOf(position), question.seat, question.kind, question.args)
    },
    async course(game, settings, entries) {
      const of = from(game)
      return of === null ? thinker.course(game, settings, entries) : of.course(settings, entries)
    },
    async guessedCourse(game, settings, entries) {
      const of = from(game)
      return of === null ? thinker.guessedCourse(game, settings, entries) : of.guessedCourse(settings, entries)
    },
    close: () => thinker.close(),
  }
}
