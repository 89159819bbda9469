import { moduleOf, type ModuleId } from '@robodrome/volt/page'
import { memo } from 'react'
import { said } from '../words/index.ts'

/** The name of a box's module on the colour of its deck. */
export const ModuleTag = memo(({ box, module, text = module }: { box: string; module: ModuleId; text?: string }) => (
  <span className={`vt-module ${moduleOf({ box }, module).deck}`} title={said.cardText({ box }, module)}>
    {text}
  </span>
))
