import type { ReactNode } from 'react'

/** What went wrong, read aloud at once. `mild`: nothing was lost, so it is not painted as harm. Nothing where nothing is said. */
export const Alert = ({ mild = false, children }: { mild?: boolean; children: ReactNode }) =>
  children ? (
    <p className={mild ? undefined : 'harm'} role="alert">
      {children}
    </p>
  ) : null
