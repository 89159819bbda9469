import type { ReactNode } from 'react'

/**
 * An error message, announced at once. `mild` means that nothing was lost, so the message is not painted as harm. Renders nothing if there
 * is no message.
 */
export const Alert = ({ mild = false, children }: { mild?: boolean; children: ReactNode }) =>
  children ? (
    <p className={mild ? undefined : 'harm'} role="alert">
      {children}
    </p>
  ) : null
