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
  lan?: true
  open?: true
}

export const addServe: AddCommand = (program, world) => {
  const about = wordsOf(world).help.serve
  program
    .command('serve')
    .description(about.about)
    .option('--port <number>', about.port)
    .option('--data <folder>', about.data)
    .option('--lan', about.lan)
    .option('--open', about.open)
    .addHelpText('after', about.after)
    .action(async (options: Options) => {
      const { readSettings, serve } = await import('@robodrome/server')
      const says = wordsOf(world).serve
      await asMisuse(async () => {
        const settings = readSettings(environmentFor(options, world))
        if (!existsSync(join(settings.pageFolder, 'index.html'))) throw new Misuse(({ serve: { noPage } }) => noPage)
        const address = await serve(settings)
        print(world, says.open(address))
        if (options.lan) showHome(world, Number(new URL(address).port))
        print(world, settings.databaseUrl === null ? says.keeps(resolve(settings.dataFolder)) : says.keepsElsewhere)
        if (options.open) openPage(localAddress(address), platform())
      })
    })
}

/**
 * Returns the environment with the options of the command line. In a terminal, only warnings are logged, unless LOG_LEVEL says otherwise.
 */
function environmentFor({ port, data, lan }: Options, { env, stdout }: World): Readonly<Record<string, string | undefined>> {
  return {
    ...(stdout.isTTY && { LOG_LEVEL: 'warn' }),
    ...env,
    ...(port !== undefined && { PORT: port }),
    ...(data !== undefined && { DATA_DIR: data }),
    ...(lan && { HOST: '0.0.0.0' }),
  }
}

/** Prints the addresses in the home network, and the first one also as a code for phone cameras. */
function showHome(world: World, port: number): void {
  const says = wordsOf(world).serve
  const addresses = homeAddresses(networkInterfaces()).map((address) => `http://${address}:${port}`)
  const [first] = addresses
  if (first === undefined) return print(world, says.noHome)
  print(world, says.atHome(addresses.join('  ')))
  print(world, renderUnicodeCompact(first))
}

/** Returns the address to open. If a server listens on all addresses, this is that of this machine. */
const localAddress = (address: string): string => address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '[::1]')
