import { Icon, Logo } from './icons.tsx'
import { IconLink } from './icon-button.tsx'

/** The start of a bar across the window: the way back, and the logo if there is room. */
export const WayBack = ({ to, label }: { to: string; label: string }) => (
  <>
    <IconLink href={to} aria-label={label}>
      <Icon name="back" size={22} />
    </IconLink>
    <span className="wide">
      <Logo />
    </span>
  </>
)
