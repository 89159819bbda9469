import type { News, NoticeList } from '@robodrome/protocol'
import { useState, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Icon, type IconName } from '../kit/icons.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Thumb } from '../boards/thumb.tsx'
import { href, placeHref } from '../page/route.ts'
import { readNotices } from '../table/me.ts'
import { gameName } from '../boards/faces.ts'
import { words } from '../words/index.ts'
import { rivals } from '../words/rivals.ts'
import { tasksOf, useQueue, type Task } from './queue.ts'
import { ReachForm } from './reach-form.tsx'
import { agoText, leftText, useNow } from './time.ts'
import './notice-sheet.css'

const w = words.notices

/** Tasks until they are done, news until it has been read, and how the reader is notified. */
export default function NoticeSheet({ list, change, onClose }: { list: NoticeList; change(list: NoticeList): void; onClose(): void }) {
  const [settings, setSettings] = useState(false)
  const latest = list.notices[0]?.n ?? 0
  const other = settings ? w.back : w.settings
  const tools = (
    <IconButton aria-label={other} title={other} onClick={() => setSettings(!settings)}>
      <Icon name={settings ? 'back' : 'gear'} />
    </IconButton>
  )
  return (
    <Sheet title={settings ? w.settings : w.title} tools={tools} onClose={onClose}>
      {settings ? (
        <ReachForm />
      ) : (
        <div className="notices">
          <NeedsYou list={list} close={onClose} />
          <h3 className="label">{w.earlier}</h3>
          {list.notices.every(({ waits }) => waits) ? <p className="quiet">{w.none}</p> : <Earlier list={list} close={onClose} />}
          {list.unread > 0 && (
            <Button look="ghost" onClick={() => void readNotices(latest).then(change, () => {})}>
              <Icon name="check" size={18} />
              {w.readAll}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  )
}

function NeedsYou({ list, close }: { list: NoticeList; close(): void }) {
  const tasks = tasksOf(useQueue())
  const challenges = list.notices.filter(({ waits }) => waits)
  const now = useNow(10_000)
  if (tasks.length + challenges.length === 0) return <p className="quiet">{w.done}</p>
  return (
    <>
      <h3 className="label">{w.needsYou}</h3>
      <ol>
        {tasks.map((task) => {
          const { to, game, seats, title, about, verb } = needOf(task)
          return (
            <li key={task.key}>
              <a className="notice needs" href={to} onClick={close}>
                <Thumb game={game} seats={seats} />
                <span className="grow">
                  <b>{title}</b>
                  <span>{about}</span>
                  {task.due !== null && <span>{leftText(task.due, now)}</span>}
                  <Verb says={verb} />
                </span>
                {'waiting' in task && <time>{agoText(task.waiting.touched, now)}</time>}
              </a>
            </li>
          )
        })}
        {challenges.map(({ n, at, table, news }) => (
          <li key={n}>
            <a className="notice needs" href={placeOf(news, table)} onClick={close}>
              <Sign news={news} />
              <Line news={news}>
                <Verb says={w.answer} />
              </Line>
              <time>{agoText(at, now)}</time>
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}

const Verb = ({ says }: { says: string }) => (
  <span className="goes">
    {says}
    <Icon name="next" size={16} />
  </span>
)

/** The icons of notices that are about neither a game nor a league. */
const ICONS: { readonly [K in News['kind']]?: IconName } = { account: 'lock', box: 'wrench', report: 'eye', test: 'bell' }

/** The game that a notice is about, or an icon. */
const Sign = ({ news }: { news: News }) =>
  'game' in news ? (
    <Thumb game={news.game} seats={2} />
  ) : (
    <span className="thumbnail">
      <Icon name={ICONS[news.kind] ?? 'trophy'} />
    </span>
  )

/** The text of a notice. `others` is the number of further notices about the same table. */
function Line({ news, others = 0, children }: { news: News; others?: number; children?: ReactNode }) {
  const [title, more] = w.news(news, 'game' in news ? gameName(news.game) : '')
  return (
    <span className="grow">
      <b>{title}</b>
      <span>{others > 0 ? `${more}, ${w.more(others)}` : more}</span>
      {children}
    </span>
  )
}

type Need = { to: string; game: string; seats: number; title: string; about: string; verb: string }

function needOf(task: Task): Need {
  if ('duty' in task) {
    const { competition, game, title: about, what, against } = task.duty
    const title = words.home.duty(what, against && rivals(against))
    return { to: placeHref('leagues', competition), game, seats: 2, title, about, verb: words.home.dutyDo[what] }
  }
  const { table, game, seat, names } = task.waiting
  const others = names.filter((_, each) => each !== seat)
  const title = w.yourMove(gameName(game))
  return { to: href({ at: 'table', id: table }), game, seats: names.length, title, about: words.lobby.with(others), verb: words.home.move }
}

/** The link with which to act on it, or to see more. */
const placeOf = (news: News, table: string | null): string => {
  if (news.kind === 'challenge' && news.rematch !== true) return placeHref('opponents')
  if (news.kind === 'account') return placeHref('account')
  if (news.kind === 'box') return placeHref('box', ...news.box.split(' '))
  return table === null ? '#/' : href({ at: 'table', id: table })
}

/** One line per table, however much happened there. */
function Earlier({ list, close }: { list: NoticeList; close(): void }) {
  const now = useNow(60_000)
  const notices = list.notices.filter(({ waits }) => !waits)
  const first = notices.filter(({ table }, i) => table === null || notices.findIndex((each) => each.table === table) === i)
  return (
    <ol>
      {first.map(({ n, at, table, news, read }) => {
        const others = table === null ? 0 : notices.filter((each) => each.table === table).length - 1
        return (
          <li key={n}>
            <a className={read ? 'notice' : 'notice unread'} href={placeOf(news, table)} onClick={close}>
              <Sign news={news} />
              <Line news={news} others={others} />
              <time>{agoText(at, now)}</time>
            </a>
          </li>
        )
      })}
    </ol>
  )
}
