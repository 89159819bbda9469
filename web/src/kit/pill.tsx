import type { ComponentProps, ReactNode } from 'react'

/** A word or number about the element next to it. `signal` means that somebody can act on it now. */
export const Pill = ({ signal = false, className, ...rest }: ComponentProps<'span'> & { signal?: boolean }) => (
  <span className={`pill${signal ? ' signal' : ''}${className === undefined ? '' : ` ${className}`}`} {...rest} />
)

/** One of several options that can be switched on. */
export const PillButton = ({ isOn, onClick, children }: { isOn: boolean; onClick(): void; children: ReactNode }) => (
  <button type="button" className="pill" aria-pressed={isOn} onClick={onClick}>
    {children}
  </button>
)
