import type { ComponentProps } from 'react'

/**
 * How much a button stands out: `signal` is for what the seat can act on now, `bone` for the most important action elsewhere, `ghost` for
 * further actions.
 */
const LOOKS = { plain: 'button', ghost: 'button ghost', signal: 'button primary', bone: 'button bone' }

interface Look {
  look?: keyof typeof LOOKS | undefined
  /** The class with which its screen styles it. */
  className?: string | undefined
}

const classOf = ({ look = 'plain', className }: Look): string => (className === undefined ? LOOKS[look] : `${LOOKS[look]} ${className}`)

export const Button = ({ look, className, ...rest }: Omit<ComponentProps<'button'>, 'className'> & Look) => (
  <button type="button" className={classOf({ look, className })} {...rest} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ look, className, children, ...rest }: Omit<ComponentProps<'a'>, 'className'> & Look) => (
  <a className={classOf({ look, className })} {...rest}>
    {children}
  </a>
)
