import type { Int8, NullableInt8, NullableJson } from './columns.ts'
import type { Story } from '@robodrome/protocol'

/** A story without those who played it: their names stand with the table, where whoever leaves is forgotten. */
export type KeptStory = Omit<Story, 'names' | 'bots'>

/** What matches were like. It can be found again from their steps. */
export interface StorySchema {
  stories: {
    table_id: string
    ended_at: Int8
    swing: number
    /** Null where nothing can be told. */
    story: NullableJson<KeptStory>
    /** By seat, see `Course`; null where the game has no estimate, and where it was told before luck was. */
    luck: NullableJson<number[]>
    /** Nobody has worked it out yet; whoever does so has a lease. */
    untold: boolean | null
    leased_until: NullableInt8
    /** The table is not public. */
    hidden: boolean | null
  }
}
