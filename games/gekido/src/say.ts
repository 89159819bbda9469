import type { Event } from '@robodrome/kernel'
export const say = (e: Event): string => e.kind
