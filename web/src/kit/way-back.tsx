import { Icon, Logo } from './icons.tsx'

/** The start of a bar across the window: the way back, and the logo if there is room. */
export const WayBack = ({ to, label }: { to: string; label: string }) => (
  <>
    <a className="icon-button" href={to} aria-label={label}>
      <Icon name="back" size={22} />
    </a>
    <span className="wide">
      <Logo />
    </span>
  </>
)
