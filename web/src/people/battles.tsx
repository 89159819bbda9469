import { gameIds } from '@robodrome/games'
import type { Battle, BattleList, Profile } from '@robodrome/protocol'
import { useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Icon, type IconName } from '../kit/icons.tsx'
import { lengthText } from '../kit/length.ts'
import { percent, signed } from '../kit/odds.ts'
import { IconLink } from '../kit/icon-button.tsx'
import { Thumb } from '../boards/thumb.tsx'
import { href } from '../page/route.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { battlesOf, type BattleFilter } from './api.ts'
import { day } from './day.ts'
import { deviceBattles, isWanted, type DeviceBattle } from './device-battles.ts'
import { playerName } from './player.tsx'
import { useAsked, useDeed } from './use-asked.ts'

const SIGNS: Readonly<Record<Battle['outcome'], IconName>> = { won: 'check', lost: 'close', shared: 'people', off: 'flag' }

/** Finished battles, latest first, by game, result and opponent. */
export function Battles({ person, opponent, pickOpponent }: { person: Profile; opponent: string; pickOpponent(id: string): void }) {
  const w = words.profile.history
  const [game, setGame] = useState('')
  const [result, setResult] = useState('')
  const filter: BattleFilter = { game, result, opponent }
  const isPlain = game === '' && result === '' && opponent === ''
  const first = useAsked(JSON.stringify([person.id, filter]), () =>
    isPlain ? Promise.resolve(person.battles) : battlesOf(person.id, filter),
  )
  const list = first.found
  // Only this browser has them, so they are missing in the history that others see.
  const [onDevice] = useState(() => (person.own ? deviceBattles() : []))
  const here = onDevice.filter((each) => isWanted(each, filter))
  return (
    <section className="battles" aria-labelledby="battles">
      <h2 id="battles">{w.title}</h2>
      <div className="battle-filters">
        <Filter title={w.game} value={game} pick={setGame} values={gameIds().map((id) => [id, gameName(id)])} />
        <Filter title={w.result} value={result} pick={setResult} values={Object.entries(w.outcomes)} />
        <Filter
          title={w.opponent}
          value={opponent}
          pick={pickOpponent}
          values={person.meetings.map(({ other }) => [other.id, playerName(other)])}
        />
      </div>
      {first.failed && <Alert mild>{first.failed}</Alert>}
      {list && list.battles.length + here.length === 0 && (
        <div className="panel empty">
          <b>{isPlain ? w.none : w.nothing}</b>
          {isPlain && <p>{w.noneHint}</p>}
          {isPlain && person.own && <ButtonLink href="#/">{w.play}</ButtonLink>}
        </div>
      )}
      {list && list.battles.length + here.length > 0 && (
        <More key={JSON.stringify([filter, list.battles[0]?.n])} id={person.id} filter={filter} first={list} here={here} />
      )}
    </section>
  )
}

/** The battles of this device, shown while the server is unreachable. */
export function DeviceBattles() {
  const [here] = useState(deviceBattles)
  if (here.length === 0) return null
  return (
    <section className="battles" aria-labelledby="battles">
      <h2 id="battles">{words.profile.history.onDevice}</h2>
      <Rows battles={here} />
    </section>
  )
}

const isHere = (battle: Battle): battle is DeviceBattle => 'here' in battle

const Rows = ({ battles }: { battles: readonly Battle[] }) => (
  <>
    <ul className="panel battle-rows">
      {battles.map((battle) => (
        <Row key={isHere(battle) ? battle.here : battle.n} battle={battle} />
      ))}
    </ul>
    {battles.some(isHere) && <small className="luck-note">{words.profile.history.deviceNote}</small>}
  </>
)

/**
 * A list that grows by one page at a time. Battles of this device that are older than the oldest one from the server wait for the next
 * page.
 */
function More({ id, filter, first, here }: { id: string; filter: BattleFilter; first: BattleList; here: readonly DeviceBattle[] }) {
  const [{ battles, more }, setList] = useState(first)
  const { failed, isBusy, run } = useDeed()
  const goOn = () =>
    run(async () => {
      const next = await battlesOf(id, { ...filter, before: battles.at(-1)!.n })
      setList({ battles: [...battles, ...next.battles], more: next.more })
    })
  const oldest = more ? (battles.at(-1)?.endedAt ?? 0) : 0
  const shown: Battle[] = [...battles, ...here.filter(({ endedAt }) => endedAt >= oldest)]
  return (
    <>
      <Rows battles={shown.toSorted((a, b) => b.endedAt - a.endedAt)} />
      {battles.some(({ luck }) => luck !== null) && <small className="luck-note">{words.profile.history.luckNote}</small>}
      {failed && <Alert mild>{failed}</Alert>}
      {more && (
        <Button look="ghost" aria-disabled={isBusy} onClick={goOn}>
          {words.profile.history.more}
        </Button>
      )}
    </>
  )
}

function Row({ battle }: { battle: Battle }) {
  const w = words.profile.history
  const { rank, seats, endedAt, took, story, luck, change, table, game } = battle
  const by = change === null ? null : change.after - change.before
  const to = isHere(battle) ? href({ at: 'battle', id: battle.here }) : table === null ? null : href({ at: 'table', id: table })
  return (
    <li className="battle">
      <Outcome battle={battle} />
      <Thumb game={game} seats={seats} />
      <span className="what">
        <b>
          {gameName(game)}, {whoPlayed(battle)}
        </b>
        <small>
          {seats > 2 && rank !== null && `${w.place(rank, seats)} · `}
          {isHere(battle) && `${w.here} · `}
          {day(endedAt)} · {lengthText(took)}
        </small>
        {story !== null && story.tale !== 'plain' && <small>{taleOf(battle, story)}</small>}
      </span>
      {luck !== null && <Luck luck={luck} />}
      <span className="change">
        <small>{w.rating}</small>
        {by === null ? <b title={w.unrated}>—</b> : <b className={by >= 0 ? 'gain' : 'harm'}>{signed(by, true)}</b>}
      </span>
      {to !== null && (
        <IconLink href={to} aria-label={w.replay(gameName(game))}>
          <Icon name="play" />
        </IconLink>
      )}
    </li>
  )
}

/** The opponents; on a shared device, all players. */
function whoPlayed(battle: Battle): string {
  const names = battle.others.map(playerName)
  if (isHere(battle) && battle.winners !== null) return words.list(names)
  return names.length === 0 ? words.profile.history.alone : words.profile.history.against(names)
}

/** Won or lost; on a shared device, the winner. */
function Outcome({ battle }: { battle: Battle }) {
  const w = words.profile.history
  const { outcome } = battle
  const winners = isHere(battle) && outcome !== 'off' ? battle.winners : null
  return (
    <span className={`outcome ${winners === null ? outcome : 'shared'}`}>
      <Icon name={winners === null ? SIGNS[outcome] : 'trophy'} size={16} /> {winners === null ? w.outcomes[outcome] : words.list(winners)}
    </span>
  )
}

/** By how many percentage points of win chance the bar is full. */
const FULL = 60

/** Good luck goes to the right, bad luck to the left. */
function Luck({ luck }: { luck: number }) {
  const points = Math.round(luck * 100)
  const width = Math.min(50, (Math.abs(points) / FULL) * 50)
  return (
    <span className="luck-had">
      <small>{words.profile.history.luck}</small>
      <i className={points < 0 ? 'unkind' : 'kind'} aria-hidden="true">
        <em style={{ width: `${width}%` }} />
      </i>
      <b>{words.profile.history.luckBy(signed(points, true))}</b>
    </span>
  )
}

/** The turning point in a sentence: with two players, from the point of view of the profile's owner; with more, from the winner's. */
function taleOf({ outcome, seats }: Battle, { tale, lowest }: NonNullable<Battle['story']>): string {
  const w = words.profile.history.tales
  const side = seats > 2 || outcome === 'shared' || outcome === 'off' ? 'winner' : outcome
  return tale === 'comeback' ? w.comeback[side](percent(side === 'lost' ? 1 - lowest : lowest)) : w.late[side]
}

function Filter({
  title,
  value,
  values,
  pick,
}: {
  title: string
  value: string
  values: readonly (readonly [string, string])[]
  pick(value: string): void
}) {
  return (
    <label>
      <span>{title}</span>
      <select value={value} onChange={(event) => pick(event.target.value)}>
        <option value="">{words.profile.history.any}</option>
        {values.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
