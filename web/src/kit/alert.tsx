import type { ReactNode } from 'react'

/** An error message, announced at once. `mild`: nothing was lost, so it is not painted as harm. Renders nothing without a message. */
export const Alert = ({ mild = false, children }: { mild?: boolean; children: ReactNode }) =>
  children ? (
    <p className={mild ? undefined : 'harm'} role="alert">
      {children}
    </p>
  ) : null
