import type { ComponentProps } from 'react'

/** Nothing but a picture is seen, so it must have a name. */
interface Named {
  'aria-label': string
  /** The class by which its screen styles it. */
  className?: string | undefined
}

const classOf = (className: string | undefined): string => (className === undefined ? 'icon-button' : `icon-button ${className}`)

/** A button with a picture instead of a word. */
export const IconButton = ({ className, ...rest }: Omit<ComponentProps<'button'>, keyof Named> & Named) => (
  <button type="button" className={classOf(className)} {...rest} />
)

/** Looks like such a button and leads elsewhere. */
export const IconLink = ({ className, children, ...rest }: Omit<ComponentProps<'a'>, keyof Named> & Named) => (
  <a className={classOf(className)} {...rest}>
    {children}
  </a>
)
