import { Icon, type IconName } from '../kit/icons.tsx'

interface Switched {
  icon: IconName
  title: string
  hint: string
  on: boolean
  set(on: boolean): void
}

/** On or off, with a title and an explanation. */
export const Switch = ({ icon, title, hint, on, set }: Switched) => (
  <label className="switch">
    <Sign icon={icon} />
    <span className="grow">
      <b>{title}</b>
      <span>{hint}</span>
    </span>
    <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.target.checked)} />
  </label>
)

/** The icon next to a channel or a subject of notices. */
export const Sign = ({ icon }: { icon: IconName }) => (
  <span className="reach-sign">
    <Icon name={icon} size={18} />
  </span>
)
