import type { Story } from '@robodrome/protocol'
import type { Table } from '@robodrome/table'
import type { JSONColumnType } from 'kysely'
import type { Hall } from '../tables/hall.ts'
import { storyOf } from './story.ts'

/** What public matches were like, for those who look for one to watch. It can be found again from their steps. */
export interface StorySchema {
  /** Without a story (null) there is nothing to tell: nobody looks again. */
  stories: { table_id: string; ended_at: string; swing: number; story: JSONColumnType<Story | null> }
}

export const STORIES = `
  create table stories (
    table_id text primary key references tables on delete cascade,
    ended_at bigint not null,
    swing double precision not null,
    story json
  );
  create index on stories (ended_at)`

const WEEK_MS = 7 * 86_400_000
const SHOWN = 12
/** Matches without a story, as after a crash, that one look makes up for. */
const MOST_MENDED = 3

export class Stories {
  readonly #hall: Hall

  constructor(hall: Hall) {
    this.#hall = hall
    hall.onOver.add((state) => {
      if (state.plan.public) void this.#keep(state).catch((error: unknown) => hall.say(`a match has no story: ${String(error)}`))
    })
  }

  /** Public matches of the last week, the greatest swing first, then older ones, the latest first. */
  async list(now: number): Promise<Story[]> {
    await this.#mend(now)
    const { rows } = await this.#hall.store.pool.query<{ story: Story }>({
      name: 'stories',
      text: `select story from stories where story is not null order by ended_at > $1 desc, case when ended_at > $1 then swing end desc, ended_at desc limit ${SHOWN}`,
      values: [now - WEEK_MS],
    })
    return rows.map(({ story }) => story)
  }

  async #keep(state: Table): Promise<void> {
    const story = storyOf(state)
    await this.#hall.store.pool.query({
      name: 'keep story',
      text: 'insert into stories (table_id, ended_at, swing, story) values ($1, $2, $3, $4) on conflict do nothing',
      values: [state.plan.id, story?.endedAt ?? Date.now(), story?.swing ?? 0, story && JSON.stringify(story)],
    })
  }

  async #mend(now: number): Promise<void> {
    const { rows } = await this.#hall.store.pool.query<{ id: string }>({
      name: 'without a story',
      text: `select results.table_id as id from results join tables on id = results.table_id left join stories on stories.table_id = id
        where public and results.ended_at > $1 and stories.table_id is null limit ${MOST_MENDED}`,
      values: [now - WEEK_MS],
    })
    for (const { id } of rows) await this.#hall.table(id).look((state) => this.#keep(state))
  }
}
