import type { Story } from '@robodrome/protocol'
import type { JSONColumnType } from 'kysely'

/** A story without those who played it: their names stand with the table, where whoever leaves is forgotten. */
export type KeptStory = Omit<Story, 'names' | 'bots'>

/** What matches were like. It can be found again from their steps. */
export interface StorySchema {
  stories: {
    table_id: string
    ended_at: string
    swing: number
    /** Null where nothing can be told. */
    story: JSONColumnType<KeptStory | null>
    /** By seat, see `Course`; null where the game has no estimate, and where it was told before luck was. */
    luck: JSONColumnType<number[] | null>
    /** Nobody has worked it out yet; whoever does so has a lease. */
    untold: boolean | null
    leased_until: string | null
    /** The table is not public. */
    hidden: boolean | null
  }
}
