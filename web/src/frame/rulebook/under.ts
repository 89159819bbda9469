import { createContext, type ReactNode } from 'react'

/** What a screen adds below a rule, such as a worked example; null for nothing. */
export const UnderRules = createContext<(rule: string) => ReactNode>(() => null)
