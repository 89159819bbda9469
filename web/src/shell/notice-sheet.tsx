import type { News, NoticeList } from '@robodrome/protocol'
import { useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { href, placeHref } from '../page/route.ts'
import { readNotices } from '../table/me.ts'
import { gameName, words } from '../words/index.ts'
import { rivals } from '../words/rivals.ts'
import { tasksOf, useQueue, type Task } from './queue.ts'
import { ReachForm } from './reach-form.tsx'
import { agoText, leftText, useNow } from './time.ts'
import './notice-sheet.css'

const w = words.notices

/** What needs one, until it is done; what happened, until it is read; and how one is told. */
export default function NoticeSheet({ list, change, onClose }: { list: NoticeList; change(list: NoticeList): void; onClose(): void }) {
  const [settings, setSettings] = useState(false)
  const latest = list.notices[0]?.n ?? 0
  return (
    <Sheet title={settings ? w.settings : w.title} onClose={onClose}>
      <button type="button" className="btn ghost turn" onClick={() => setSettings(!settings)}>
        <Icon name={settings ? 'back' : 'gear'} size={18} />
        {settings ? w.back : w.settings}
      </button>
      {settings ? (
        <ReachForm />
      ) : (
        <div className="notices">
          <NeedsYou list={list} close={onClose} />
          <h3 className="lab">{w.earlier}</h3>
          {list.notices.every(({ waits }) => waits) ? <p className="quiet">{w.none}</p> : <Earlier list={list} close={onClose} />}
          {list.unread > 0 && (
            <button type="button" className="btn ghost" onClick={() => void readNotices(latest).then(change, () => {})}>
              <Icon name="check" size={18} />
              {w.readAll}
            </button>
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
      <h3 className="lab">{w.needsYou}</h3>
      <ol>
        {tasks.map((task) => {
          const { to, title, about } = needOf(task)
          return (
            <li key={task.key}>
              <a className="notice needs" href={to} onClick={close}>
                <span className="grow">
                  <b>{title}</b>
                  <span>{about}</span>
                  {task.due !== null && <span>{leftText(task.due, now)}</span>}
                </span>
                {'waiting' in task && <time>{agoText(task.waiting.touched, now)}</time>}
              </a>
            </li>
          )
        })}
        {challenges.map(({ n, at, news }) => (
          <li key={n}>
            <a className="notice needs" href={placeHref('opponents')} onClick={close}>
              <Line news={news} />
              <time>{agoText(at, now)}</time>
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What a notice says; `others`: how much more happened at the same table. */
function Line({ news, others = 0 }: { news: News; others?: number }) {
  const [title, more] = w.news(news, 'game' in news ? gameName(news.game) : '')
  return (
    <span className="grow">
      <b>{title}</b>
      <span>{others > 0 ? `${more}, ${w.more(others)}` : more}</span>
    </span>
  )
}

function needOf(task: Task): { to: string; title: string; about: string } {
  if ('duty' in task) {
    const { competition, title, what, against } = task.duty
    return { to: placeHref('leagues', competition), title: words.home.duty(what, against && rivals(against)), about: title }
  }
  const { table, game, seat, names } = task.waiting
  const others = names.filter((_, each) => each !== seat)
  return { to: href({ at: 'table', id: table }), title: words.home.yourMoveIn(gameName(game)), about: words.lobby.with(others) }
}

/** Where one sees to it, or sees more of it. */
const placeOf = (news: News, table: string | null): string => {
  if (news.kind === 'challenge') return placeHref('opponents')
  if (news.kind === 'account') return placeHref('account')
  return table === null ? '#/' : href({ at: 'table', id: table })
}

/** One line for a table, however much happened there. */
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
              <Line news={news} others={others} />
              <time>{agoText(at, now)}</time>
            </a>
          </li>
        )
      })}
    </ol>
  )
}
