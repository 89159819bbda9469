import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { colorsFor, print } from '../world.ts'

const EXAMPLES = `
Looks at Node, settings, disk, store, page and NATS as the server would use
them, and says in plain words what is wrong. It changes nothing.

Examples:
  robodrome doctor
  DATABASE_URL=postgres://user:password@host/database robodrome doctor`

export const addDoctor: AddCommand = (program, world, done) => {
  program
    .command('doctor')
    .description('what is wrong with the settings, the store, the disk or versions, if anything')
    .addHelpText('after', EXAMPLES)
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
