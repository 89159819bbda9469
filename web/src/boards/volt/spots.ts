import type { Option, View } from '@robodrome/volt/page'
import { cell } from '../lesson.ts'
import { robotOf } from './model.ts'

/** The place of an option: its space, its key on the control unit, or else the reader's robot. */
export function spots(view: View, option: Option): readonly string[] {
  if (option.kind === 'start' || option.kind === 'activate') return [cell(option.space)]
  if (option.kind === 'place') return [`[data-key="${option.unit} ${option.key}"]`]
  const at = robotOf(view, view.you)?.at
  return at === undefined || at === null ? [] : [cell(at)]
}
