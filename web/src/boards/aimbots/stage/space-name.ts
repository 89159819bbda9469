import { nameOption, plain } from '@robodrome/phrases'
import { botAt, viewOf, type Choice, type Props, type Space } from '../model.ts'
import { said, words } from '../words/index.ts'

/** The screen reader's text for a space: its name, its contents, and the possible actions. */
export function nameOfSpace({ snapshot, nameOf, reader }: Props, at: Space, choices: readonly Choice[]): string {
  const view = viewOf(snapshot)
  const id = botAt(view, at)
  const bot = id === undefined ? null : view.bots[id]!
  const open = choices.filter(({ rule }) => rule === undefined)
  return [
    at,
    bot === null ? '' : words.botOn(nameOf(bot.owner), bot.program, bot.armor, bot.sides, bot.plates.length),
    view.scrap.includes(at) ? words.scrapHere : '',
    open.length > 0
      ? words.canDo(open.map(({ option }) => plain(nameOption(said.words, option, view).title, reader)))
      : choices.length > 0
        ? words.cannot(choices[0]!.rule!)
        : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
