import type { Breakdown, Phrase } from '@robodrome/phrases'
import type { BotId } from '../content/bots.ts'
import type { CardId } from '../content/cards.ts'
import type { PowerId } from '../content/powers.ts'
import type { TileKind } from '../content/tiles.ts'
import type { Part, PieceKey, Source } from '../state.ts'

/** The names that the pieces of a box have, in one language. */
export interface Names {
  bot(id: BotId): Phrase
  card(id: CardId | undefined): Phrase
  cards(ids: readonly CardId[]): Phrase
  power(id: PowerId): Phrase
  tile(kind: TileKind): Phrase
  piece(key: PieceKey): Phrase
  source(of: Source): Phrase
  breakdown(title: Phrase, parts: readonly Part[], total: number, outcome?: Phrase): Breakdown
}
