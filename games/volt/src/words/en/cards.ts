import { moduleOf, type Boxed } from '../../content.ts'
import type { Board } from '../../content/boards.ts'
import type { ModuleId } from '../../content/modules.ts'

/** The text of a module. */
export const cardText = (g: Boxed, id: ModuleId): string => moduleOf(g, id).text

/** What a board is known for. */
export const boardText = ({ text }: Board): string => text
