import type { Int8, NullableInt8, NullableJson } from './columns.ts'
import type { Story } from '@robodrome/protocol'

/** A story without its players. Their names stay with the table, where deleting an account erases them. */
export type KeptStory = Omit<Story, 'names' | 'bots'>

/** Stories of matches, which can be rebuilt from steps. */
export interface StorySchema {
  stories: {
    table_id: string
    ended_at: Int8
    swing: number
    /** Null if the match has no story. */
    story: NullableJson<KeptStory>
    /** By seat; see `Course`. Null if the game has no estimate, or for stories older than luck figures. */
    luck: NullableJson<number[]>
    /** Whether the story still has to be computed. The process that does so holds a lease. */
    untold: boolean | null
    leased_until: NullableInt8
    /** Whether the table is not public. */
    hidden: boolean | null
  }
}
