import { TOLD, type QuietHours, type Reach, type Told } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { Alert } from '../kit/alert.tsx'
import type { IconName } from '../kit/icons.tsx'
import { myReach, setReach } from '../table/me.ts'
import { words } from '../words/index.ts'
import { DeviceWay, MailWay, WebhookWay } from './reach-ways.tsx'
import { Switch } from './switch.tsx'
import './notice-sheet.css'

const w = words.reach

const SIGNS: Readonly<Record<Told, IconName>> = { move: 'flag', short: 'clock', league: 'trophy', challenge: 'bolt', friend: 'people' }

/** How a person is notified: the channels, the subjects, and the quiet hours. */
export function ReachForm() {
  const [reach, setCurrent] = useState<Reach | null>(null)
  const [failed, setFailed] = useState(false)
  const keep = async (change: Promise<Reach | null>): Promise<void> => {
    const next = await change.catch(() => undefined)
    setFailed(next === undefined)
    if (next) setCurrent(next)
  }
  useEffect(() => {
    void keep(myReach())
  }, [])
  if (!reach) return failed ? <Alert mild>{w.failed}</Alert> : null
  const prefer = (off: readonly Told[], quiet: QuietHours | null): void => void keep(setReach([...off], quiet))
  return (
    <div className="reach">
      {failed && <Alert mild>{w.failed}</Alert>}
      <DeviceWay reach={reach} keep={keep} />
      {reach.mail && <MailWay mail={reach.mail} keep={keep} />}
      <WebhookWay key={reach.webhook?.url ?? ''} webhook={reach.webhook} keep={keep} />
      <h2 className="label">{w.tell}</h2>
      {TOLD.map((kind) => (
        <Switch
          key={kind}
          icon={SIGNS[kind]}
          title={w.tells[kind][0]}
          hint={w.tells[kind][1]}
          on={!reach.off.includes(kind)}
          set={(on) => prefer(on ? reach.off.filter((each) => each !== kind) : [...reach.off, kind], reach.quiet)}
        />
      ))}
      <Quiet quiet={reach.quiet} set={(quiet) => prefer(reach.off, quiet)} />
    </div>
  )
}

const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const minuteOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
const NIGHT = { from: 22 * 60 + 30, to: 7 * 60 + 30 }

const DAY = 24 * 60
const share = (minutes: number): string => `${(100 * minutes) / DAY}%`

/** The quiet hours on a scale from midnight to midnight: as one part, or as two parts at its ends. */
const Hours = ({ from, to }: Pick<QuietHours, 'from' | 'to'>) => (
  <div className="hours" aria-hidden="true">
    {(from <= to ? [[from, to] as const] : [[0, to] as const, [from, DAY] as const]).map(([begin, end]) => (
      <i key={begin} style={{ left: share(begin), width: share(end - begin) }} />
    ))}
    {[0, 6, 12, 18, 24].map((hour) => (
      <span key={hour}>{hour}</span>
    ))}
  </div>
)

const Quiet = ({ quiet, set }: { quiet: QuietHours | null; set(quiet: QuietHours | null): void }) => {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  const change = (side: 'from' | 'to', text: string): void => {
    if (quiet && /^\d\d:\d\d/.test(text)) set({ ...quiet, [side]: minuteOf(text), zone })
  }
  return (
    <div className="way">
      <Switch icon="moon" title={w.quiet} hint={w.quietHint} on={quiet !== null} set={(on) => set(on ? { ...NIGHT, zone } : null)} />
      {quiet && <Hours {...quiet} />}
      {quiet && (
        <div className="row">
          <label className="row">
            {w.from}
            <input type="time" value={clock(quiet.from)} onChange={(event) => change('from', event.target.value)} />
          </label>
          <label className="row">
            {w.until}
            <input type="time" value={clock(quiet.to)} onChange={(event) => change('to', event.target.value)} />
          </label>
        </div>
      )}
    </div>
  )
}
