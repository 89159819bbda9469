import { existsSync } from 'node:fs'
import { networkInterfaces, platform } from 'node:os'
import { join, resolve } from 'node:path'
import { renderUnicodeCompact } from 'uqr'
import type { AddCommand } from '../add-command.ts'
import { homeAddresses, openPage } from '../network.ts'
import { asMisuse } from '../store.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, print, type World } from '../world.ts'

interface Options {
  port?: string
  data?: string
  open: boolean
}

export const addRoom: AddCommand = (program, world) => {
  const about = wordsOf(world).help.room
  program
    .command('room')
    .description(about.about)
    .option('--port <number>', about.port)
    .option('--data <folder>', about.data)
    .option('--no-open', about.noOpen)
    .addHelpText('after', about.after)
    .action(async (options: Options) => {
      const { readSettings, serve } = await import('@robodrome/server')
      const says = wordsOf(world).serve
      const home = homeAddresses(networkInterfaces())
      await asMisuse(async () => {
        const settings = readSettings(roomEnvironment(options, home, world))
        if (!existsSync(join(settings.pageFolder, 'index.html'))) throw new Misuse(({ serve: { noPage } }) => noPage)
        const { port } = new URL(await serve(settings))
        const [first] = home
        print(world, wordsOf(world).room.listens(settings.host))
        if (first === undefined) print(world, says.noHome)
        else {
          print(world, wordsOf(world).room.screenAt(home.map((address) => `http://${address}:${port}/tv`).join('  ')))
          print(world, renderUnicodeCompact(`http://${first}:${port}/tv`))
        }
        print(world, settings.databaseUrl === null ? says.keeps(resolve(settings.dataFolder)) : says.keepsElsewhere)
        // The code on the screen contains the machine's own address, so the screen is opened under that address.
        if (options.open) openPage(`http://${first ?? '127.0.0.1'}:${port}/tv`, platform())
      })
    })
}

/**
 * Listens on the home network, and answers only to the machine's own addresses, so that a page elsewhere cannot reach the room by another
 * name.
 */
export const roomEnvironment = (
  { port, data }: Pick<Options, 'port' | 'data'>,
  home: readonly string[],
  { env, stdout }: Pick<World, 'env' | 'stdout'>,
): Readonly<Record<string, string | undefined>> => ({
  ...(stdout.isTTY && { LOG_LEVEL: 'warn' }),
  ROOMS: 'home',
  HOST: '0.0.0.0',
  HOSTS: [...home, '127.0.0.1', 'localhost', '[::1]'].join(','),
  ...env,
  ...(port !== undefined && { PORT: port }),
  ...(data !== undefined && { DATA_DIR: data }),
})
