import type { Reach } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import type { IconName } from '../kit/icons.tsx'
import { removeMail, removeWebhook, setMail, setWebhook, testWebhook } from '../table/me.ts'
import { words } from '../words/index.ts'
import { canPush, isBlocked, isOn, switchOff, switchOn } from './push.ts'
import { Sign, Switch } from './switch.tsx'

const w = words.reach

type Keep = (change: Promise<Reach | null>) => Promise<void>

/** The switch for this device. The browser asks for permission only after a tap on it. */
export function DeviceWay({ reach, keep }: { reach: Reach; keep: Keep }) {
  const [on, setOn] = useState(false)
  const [blocked, setBlocked] = useState(isBlocked)
  const look = (): void => void isOn().then(setOn, () => setOn(false))
  useEffect(() => {
    look()
  }, [])
  const set = async (next: boolean): Promise<void> => {
    await keep(next ? switchOn(reach.push.key) : switchOff())
    setBlocked(isBlocked())
    look()
  }
  if (!canPush()) return <p className="way">{w.deviceNo}</p>
  return (
    <div className="way">
      <Switch icon="phone" title={w.device} hint={w.deviceHint} on={on} set={(next) => void set(next)} />
      {blocked && <small role="alert">{w.deviceBlocked}</small>}
    </div>
  )
}

const Way = ({ icon, title, hint }: { icon: IconName; title: string; hint: string }) => (
  <div className="row">
    <Sign icon={icon} />
    <span>
      <b>{title}</b>
      <small>{hint}</small>
    </span>
  </div>
)

export function MailWay({ mail, keep }: { mail: NonNullable<Reach['mail']>; keep: Keep }) {
  const [address, setAddress] = useState(mail.address ?? '')
  return (
    <form
      className="way"
      onSubmit={(event) => {
        event.preventDefault()
        void keep(setMail(address))
      }}
    >
      <Way icon="mail" title={w.mail} hint={w.mailHint} />
      <input
        type="email"
        required
        aria-label={w.mailAddress}
        placeholder={w.mailAddress}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      {mail.address !== null && <small role="status">{mail.confirmed ? w.mailGood(mail.address) : w.mailSent(mail.address)}</small>}
      <div className="row">
        {address !== mail.address && <Button type="submit">{w.mailAsk}</Button>}
        {mail.address !== null && (
          <Button look="ghost" onClick={() => void keep(removeMail()).then(() => setAddress(''))}>
            {w.remove}
          </Button>
        )}
      </div>
    </form>
  )
}

export function WebhookWay({ webhook, keep }: { webhook: Reach['webhook']; keep: Keep }) {
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [last, setLast] = useState(webhook?.last ?? null)
  const [objection, setObjection] = useState<string | null>(null)
  const save = (): void => {
    setObjection(null)
    const saved = setWebhook(url)
    saved.catch((error: Error) => setObjection(error.message))
    void keep(saved.catch(() => null))
  }
  return (
    <form
      className="way"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Way icon="link" title={w.webhook} hint={w.webhookHint} />
      <input
        type="url"
        required
        aria-label={`${w.webhook}: ${w.webhookAddress}`}
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      {objection && (
        <small className="harm" role="alert">
          {objection}
        </small>
      )}
      {webhook && (
        <>
          <small>{w.webhookSecret}</small>
          <code>{webhook.secret}</code>
        </>
      )}
      {last !== null && <small role="status">{w.webhookLast(words.refusal(last), last.reason === 'site.accepted')}</small>}
      <div className="row flow">
        {url !== (webhook?.url ?? '') && <Button type="submit">{w.webhookSave}</Button>}
        {webhook && (
          <>
            <Button
              onClick={() =>
                void testWebhook().then(
                  ({ answer }) => setLast(answer),
                  () => {},
                )
              }
            >
              {w.webhookTest}
            </Button>
            <Button look="ghost" onClick={() => void keep(removeWebhook())}>
              {w.remove}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
