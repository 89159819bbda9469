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

export const STORIES = `
  create table stories (
    table_id text primary key references tables on delete cascade,
    ended_at bigint not null,
    swing double precision not null,
    story json
  );
  create index on stories (ended_at)`

/** Stories once held the names of who played, and old exports still bring them; names stand with the table alone. */
export const NAMELESS_STORIES = `update stories set story = (story::jsonb - 'names' - 'bots')::json where story::jsonb ? 'names'`

export const STORIES_OF_ALL = `
  alter table stories add column luck json, add column untold boolean, add column leased_until bigint, add column hidden boolean;
  ${NAMELESS_STORIES};
  create index stories_untold on stories (ended_at) where untold;
  drop index stories_ended_at_idx;
  create index stories_by_end on stories (ended_at) where story is not null and hidden is not true;
  create index stories_by_swing on stories ((ended_at / 86400000), swing) where story is not null and hidden is not true`
