import { MODULES, type ModuleId } from '@robodrome/volt/page'
import { memo } from 'react'
import { said } from '../words/index.ts'

/** The name of a module on the colour of its deck. */
export const ModuleTag = memo(({ module, text = module }: { module: ModuleId; text?: string }) => (
  <span className={`vt-module ${MODULES[module].deck}`} title={said.cards[module]}>
    {text}
  </span>
))
