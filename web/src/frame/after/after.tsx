import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import { AGREED_DRAW, type Snapshot } from '@robodrome/table'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Alert } from '../../kit/alert.tsx'
import { backFrom } from '../../page/back-to.ts'
import { hosted } from '../../page/hosted.ts'
import { go } from '../../page/route.ts'
import type { BoardModule } from '../../boards/board.ts'
import { isGuided } from '../coach/use-coach.ts'
import { Sheet } from '../../kit/sheet.tsx'
import { sidesOf, type Side } from '../sides.ts'
import type { Player } from '../clock/player.ts'
import { RuleLink } from '../../kit/rule-link.tsx'
import { Icon } from '../../kit/icons.tsx'
import { sound } from '../../sound/sound.ts'
import type { TableLink } from '../../table/link.ts'
import { afterWords } from '../../words/after.ts'
import { words } from '../../words/index.ts'
import { playAgain, playOn } from './again.ts'
import { asksMe, DeclineRematch } from './rematch-call.tsx'
import { causeOf, Ceremony, isCalledOff } from './ceremony.tsx'
import { ChanceGraph } from './chance-graph.tsx'
import { ReviewEntrance } from './review-entrance.tsx'
import { Luck } from './luck.tsx'
import { Numbers } from './numbers.tsx'
import { Next } from './next.tsx'
import { Played, Winner } from './played.tsx'
import { Ratings } from './ratings.tsx'
import { isShareable, ShareReplay } from './share.tsx'
import { Verify } from './verify.tsx'
import './after.css'

/** After the match: result, turning point, luck, proof of the dice, replay, record, rematch. */
export function After({
  link,
  board,
  snapshot,
  reader,
  player,
  open,
  show,
  explain,
}: {
  link: TableLink
  board: BoardModule
  snapshot: Snapshot
  reader: Reader
  player: Player
  open: boolean
  show(open: boolean): void
  explain(rule: string): void
}) {
  const over = snapshot.phase === 'over'
  const { nameOf } = reader
  const told = useRef(false)
  const [record, setRecord] = useState<string | null>(null)
  const { fault } = useSyncExternalStore(link.subscribe, link.state)
  const won = snapshot.result?.ranking[0] ?? []
  const mine = won.some((seat) => snapshot.own.includes(seat))
  useEffect(() => {
    if (!over || told.current) return
    told.current = true
    link.record().then(setRecord, () => {})
    // Readers who were sent a battle have not seen it, so it opens at its beginning instead of revealing the winner.
    if (link.isForeign) {
      player.toggle()
      return
    }
    show(true)
    sound(mine || snapshot.own.length === 0 ? 'win' : 'lose')
  }, [over, show, mine, snapshot.own.length, link, player])
  if (!over || !open) return null
  const back = backFrom()
  const heading = headingOf(snapshot, sidesOf(board, snapshot, nameOf), board.rivals, nameOf)
  const calledOff = isCalledOff(snapshot, board.rivals)
  const close = (): void => show(false)
  const watch = (entries: number): void => {
    close()
    player.watchStep(entries)
  }
  const isOutside = hosted(snapshot.game) !== null
  const goOn = (entries: number): void => {
    if (record !== null) void playOn(link, snapshot, record, entries)
  }
  return (
    <Sheet title={afterWords.title} kind="whole" onClose={close}>
      <div className="after">
        <div className="victory">
          <Ceremony board={board} snapshot={snapshot} nameOf={nameOf} festive={mine} />
          <section className="result">
            <Played board={board} snapshot={snapshot} told={link.state().told} />
            <Winner board={board} snapshot={snapshot} />
            <p className="headline">{heading}</p>
            <p className="cause">{causeOf(link.state().told, board, reader, snapshot)}</p>
            {snapshot.result && <Places ranking={snapshot.result.ranking} nameOf={nameOf} />}
            {snapshot.rematch && asksMe(snapshot) && <p role="status">{afterWords.rematchAsked(nameOf(snapshot.rematch.by))}</p>}
            {fault && <Alert>{fault.message}</Alert>}
            <div className="row flow">
              {!link.isForeign && (link.kind === 'local' || snapshot.own.length > 0) && (
                <Button look="signal" onClick={() => playAgain(link)}>
                  {snapshot.rematch ? afterWords.rematchWaiting : afterWords.rematch}
                </Button>
              )}
              {snapshot.rematch && asksMe(snapshot) && <DeclineRematch link={link} table={snapshot.rematch.table} />}
              {isShareable(link) && <ShareReplay link={link} snapshot={snapshot} record={record} />}
              <Button onClick={() => (close(), player.toggle())}>
                <Icon name="play" size={15} />
                {afterWords.replay}
              </Button>
              <Button look="ghost" onClick={() => go({ at: 'lobby' })}>
                {afterWords.lobby}
              </Button>
              {back !== null && <ButtonLink href={back}>{afterWords.back}</ButtonLink>}
            </div>
            {snapshot.result && snapshot.result.rule !== AGREED_DRAW && (
              <p className="why">
                {afterWords.rule} <RuleLink rule={snapshot.result.rule} explain={explain} />
              </p>
            )}
          </section>
        </div>
        {isGuided(link) && <Next game={snapshot.game} />}
        <div className="after-cards">
          {!calledOff && (
            <ChanceGraph link={link} board={board} snapshot={snapshot} reader={reader} watch={watch} playOn={isOutside ? null : goOn} />
          )}
          {!isOutside && <Luck board={board} link={link} snapshot={snapshot} record={record} nameOf={nameOf} />}
          {link.kind === 'online' && snapshot.rated && <Ratings table={snapshot.table} nameOf={nameOf} />}
          {!calledOff && <ReviewEntrance link={link} snapshot={snapshot} record={record} />}
          <Numbers board={board} told={link.state().told} seats={snapshot.seats.length} nameOf={nameOf} />
          <Verify link={link} snapshot={snapshot} record={record} />
        </div>
      </div>
    </Sheet>
  )
}

/** All players in order of their places, in words. */
const Places = ({ ranking, nameOf }: { ranking: readonly (readonly Seat[])[]; nameOf(seat: Seat): string }) => (
  <ol className="visually-hidden">
    {ranking.map((seats, i) => (
      <li key={i}>{`${afterWords.place(i + 1)} ${words.list(seats.map(nameOf))}`}</li>
    ))}
  </ol>
)

/** The winner: a player, a team, rivals without a seat, or nobody alone. */
function headingOf(snapshot: Snapshot, sides: readonly Side[], rivals: string | undefined, nameOf: (seat: Seat) => string): string {
  if (isCalledOff(snapshot, rivals)) return afterWords.calledOff
  const { result, own } = snapshot
  const won = result?.ranking[0] ?? []
  if (won.length === 0) return afterWords.rivalsWon(rivals!)
  const winners = sides.filter(({ seats }) => seats.some((seat) => won.includes(seat)))
  if (winners.length > 1) return winners.length === sides.length ? afterWords.draw : afterWords.shared(winners.map(({ name }) => name))
  if (won.length === 1 && own.length === 1 && own[0] === won[0]) return afterWords.youWon
  return afterWords.won(won.map(nameOf))
}
