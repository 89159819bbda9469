import { Icon, Logo } from './icons.tsx'

/** How a bar across the window begins: the way back, and the logo where there is room for it. */
export const WayBack = ({ to, label }: { to: string; label: string }) => (
  <>
    <a className="icb" href={to} aria-label={label}>
      <Icon name="back" size={22} />
    </a>
    <span className="wide">
      <Logo />
    </span>
  </>
)
