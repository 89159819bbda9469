import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, print } from '../world.ts'

export const addDoctor: AddCommand = (program, world, done) => {
  const about = wordsOf(world).help.doctor
  program
    .command('doctor')
    .description(about.about)
    .addHelpText('after', about.after)
    .action(async () => {
      const { examine } = await import('@robodrome/server')
      const { green, yellow, red } = colorsFor(world)
      const paint = { fine: green, note: yellow, wrong: red }
      let wrong = 0
      for await (const { about, state, says } of examine(world.env)) {
        if (state === 'wrong') wrong++
        print(world, `${paint[state](state.padEnd(5))}  ${about}: ${says.replaceAll('\n', '\n       ')}`)
      }
      print(world, wrong === 0 ? 'Nothing is wrong.' : `${count(wrong, 'thing')} to mend.`)
      done(wrong === 0 ? 0 : 1)
    })
}
