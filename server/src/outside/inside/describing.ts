import type { Game, TableOption } from '@robodrome/kernel'
import type { Explained, Words } from '@robodrome/phrases'
import type { Handshake } from '@robodrome/outside'
import type { HostedGame } from '@robodrome/outside/hosted'
import type { Manifest } from '@robodrome/outside/host'

/** Describes what pages must know about the game before they open a table for it. */
export function describe({ game, words, steppers = {} }: Handshake, manifest: Manifest, code: string): HostedGame {
  const { id, title, pitch, facts, pools = [], pods = [], picture, puzzles } = manifest
  return {
    id,
    version: game.version,
    code,
    title,
    pitch,
    players: facts.players,
    minutes: facts.minutes,
    modes: Object.fromEntries(
      Object.entries(game.modes).map(([mode, { title: name, seats, variants }]) => [
        mode,
        { title: name, seats, ...(variants && { variants }) },
      ]),
    ),
    settings: Object.fromEntries(Object.keys(game.modes).map((mode) => [mode, settingsOf(game, mode)])),
    words: { en: wordsOf(words.en), ...(words.de && { de: wordsOf(words.de) }) },
    hasPicture: picture !== undefined,
    hasPuzzles: puzzles !== undefined,
    pods,
    pools,
    steppers,
    hasChances: game.insight?.evaluate !== undefined,
    hasOdds: game.answers !== undefined,
  }
}

const settingsOf = (game: Game, mode: string): Record<string, Readonly<Record<string, TableOption>>> =>
  Object.fromEntries(game.modes[mode]!.seats.map((seats) => [String(seats), game.modes[mode]!.options?.(seats) ?? {}]))

const plainly = (all: Readonly<Record<string, Explained>>): Record<string, Explained> =>
  Object.fromEntries(Object.entries(all).map(([name, { title, about, values }]) => [name, { title, about, ...(values && { values }) }]))

const wordsOf = ({ modes, settings, variants }: Words): HostedGame['words']['en'] => ({
  modes: plainly(modes),
  settings: plainly(settings),
  ...(variants && { variants }),
})
