import { createContext, type ReactNode } from 'react'

/** What a screen shows under a rule of the rulebook, such as a worked example; null for nothing. */
export const UnderRules = createContext<(rule: string) => ReactNode>(() => null)
