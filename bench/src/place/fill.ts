import type { Store } from '@robodrome/server'

/** An account that has played in every fifth match. */
export const HEAVY = 'p0'
const PEOPLE = 2_000
/** The number of tables that people could join or watch. */
const GOING = 500

/** The stored story of a match, of realistic length. All matches ended within the last week. */
const STORY = JSON.stringify({ tale: 'plain', chances: Array.from({ length: 48 }, () => [0.512, 0.488]), turn: 0.5, winners: [0] })

/** Returns SQL for seven letters derived from a number, which look like a table's id. */
const lettersOf = (i: string): string => `translate(lpad(${i}::text, 7, '0'), '0123456789', 'abcdefghij')`

/**
 * Fills a store up to this many finished matches, with all derived statistics. It uses SQL statements, because playing the matches would
 * take hours.
 */
export async function fill({ pool }: Store, matches: number): Promise<void> {
  const client = await pool.connect()
  const all = async (...texts: string[]): Promise<void> => {
    for (const text of texts) await client.query({ text, query_timeout: 600_000 } as { text: string })
  }
  try {
    await client.query('set statement_timeout = 0')
    await all(
      `insert into guests (id, name, kept_at) select 'p' || i, 'Player ' || i, now() from generate_series(0, ${PEOPLE}) i on conflict do nothing`,
      `insert into tables (id, game, settings, seats, public, host, seed, phase, card, rated)
        select 'going' || ${lettersOf('i')}, 'gekido', '{"mode":"duel","seats":2,"options":{}}', '[{"kind":"open"},{"kind":"open"}]', true, 'p1', repeat('0', 64),
          case when i % 2 = 0 then 'open' else 'playing' end, '{"seq":1,"commitment":"","seats":[],"asked":[]}', true
        from generate_series(1, ${GOING}) i on conflict do nothing`,
      `create temporary table new as select i, 'match' || ${lettersOf('i')} as id, case when i % 5 = 0 then '${HEAVY}' else 'p' || (1 + i % ${PEOPLE}) end as one,
          'p' || (1 + (i * 7 + 3) % ${PEOPLE}) as two, (array['gekido', 'volt', 'aimbots', 'pbl'])[1 + i % 4] as game,
          1700000000000 + i * 60000::bigint as ended
        from generate_series(1 + (select count(*) from results), ${matches}) i`,
      `delete from new where one = two`,
      `insert into tables (id, game, settings, seats, public, host, seed, phase, card, rated)
        select id, game, '{"mode":"duel","seats":2,"options":{}}', '[{"kind":"open"},{"kind":"open"}]', true, one, repeat('0', 64), 'over',
          '{"seq":1,"commitment":"","seats":[],"asked":[]}', true from new`,
      `insert into steps (table_id, seq, at, body) select id, 1, ended, '{"kind":"standUp","seat":0}' from new`,
      `insert into sitters (guest, table_id) select one, id from new union all select two, id from new`,
      `insert into ends (n, table_id) select i, id from new`,
      `insert into results (table_id, n, game, mode, players, ranking, rule, pool, begun_at, ended_at, steps)
        select id, i, game, 'duel', json_build_array(json_build_object('player', one, 'rank', 1, 'takenOver', false),
          json_build_object('player', two, 'rank', 2, 'takenOver', false)), '[[0],[1]]', 'X', game || ' duel', ended - 600000, ended, 100 from new`,
      `insert into played (table_id, seat, side, n, player, game, mode, outcome)
        select id, 0, 0, i, one, game, 'duel', 'won' from new union all select id, 1, 1, i, two, game, 'duel', 'lost' from new`,
      `insert into rating_changes (table_id, account, pool, n, mu_before, sigma_before, mu_after, sigma_after)
        select id, one, game || ' duel', i, 25, 2, 25 + (i % 10) * 0.1, 2 from new
        union all select id, two, game || ' duel', i, 25, 2, 25 - (i % 10) * 0.1, 2 from new`,
      `insert into stories (table_id, ended_at, swing, story, luck)
        select id, ${Date.now()} - i * 6000::bigint, (i % 1000) / 1000.0, '${STORY}', '[0.1,-0.1]' from new`,
      'delete from tallies',
      'delete from meetings',
      'delete from ratings',
      `insert into tallies select player, game, mode, count(*) filter (where outcome = 'won'), count(*) filter (where outcome = 'lost'), 0, 0
        from played group by 1, 2, 3`,
      `insert into meetings select a.player, b.player, count(*) filter (where a.outcome = 'won'), count(*) filter (where a.outcome = 'lost'), 0, 0, max(a.n)
        from played a join played b on a.table_id = b.table_id and a.side <> b.side group by 1, 2`,
      `insert into ratings select pool, account, false, 25 + (hashtext(account) % 1000) / 200.0, 2, count(*) from rating_changes group by 1, 2`,
      'drop table new',
      'vacuum analyze',
    )
  } finally {
    client.release(true)
  }
}
