import { createContext, type ReactNode } from 'react'

/** What a screen adds under a rule, such as a worked example; null for nothing. */
export const UnderRules = createContext<(rule: string) => ReactNode>(() => null)
