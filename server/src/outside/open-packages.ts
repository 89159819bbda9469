import { resolve } from 'node:path'
import { isGameFolder, readPackage } from '@robodrome/outside/host'
import { BadInput } from '@robodrome/kernel'
import { madeFit } from '@robodrome/reading/text'
import { BadSettings } from '../base/bad-settings.ts'
import type { WantedPackage } from '../base/settings.ts'
import { HostedPackage } from './package.ts'
import { GameRefused, limitsOf, PackageFailed } from './process.ts'

/** A package that is not offered, and why. */
export interface LeftOut {
  folder: string
  why: string
}

/** A rule of a rulebook begins with its id in bold. */
const RULE = /\*\*([A-Z][A-Z0-9-]*)\*\*/g

/**
 * Opens the packages named in the settings. A wrong setting prevents the server from starting. A package that fails its trial is left out,
 * and the host's page shows the reason.
 */
export async function openPackages(
  wanted: readonly WantedPackage[],
  builtIn: readonly string[],
  say: (message: string) => void,
  limits = limitsOf(),
): Promise<{ packages: Map<string, HostedPackage>; leftOut: LeftOut[] }> {
  const packages = new Map<string, HostedPackage>()
  const leftOut: LeftOut[] = []
  for (const { folder, pin } of wanted) {
    const found = readFrom(folder, pin)
    const { id } = found.manifest
    if (builtIn.includes(id) || packages.has(id))
      throw new BadSettings(`GAMES: ${folder} is the game "${id}", expected an id that no other game has`)
    try {
      const rules = [...found.texts['RULES.md']!.matchAll(RULE)].map(([, rule]) => rule!)
      packages.set(id, await HostedPackage.open(found, rules, say, limits))
    } catch (error) {
      const isItsFault = error instanceof PackageFailed || error instanceof GameRefused || error instanceof BadInput
      if (!isItsFault) throw error
      const why = madeFit(error.message)
      say(`${found.name} ${found.version} is not offered: ${why}`)
      leftOut.push({ folder, why })
    }
  }
  return { packages, leftOut }
}

function readFrom(folder: string, pin: string | null) {
  if (!isGameFolder(resolve(folder)))
    throw new BadSettings(`GAMES: found ${JSON.stringify(folder)}, expected a folder with a package.json that has the field "robodrome"`)
  try {
    const found = readPackage(folder)
    if (pin === null || pin === found.digest) return found
    throw new BadSettings(`GAMES: the files in ${folder} have the digest ${found.digest}, expected ${pin}. Was the package changed?`)
  } catch (error) {
    if (error instanceof BadInput) throw new BadSettings(`GAMES: ${folder}: ${error.message}`)
    throw error
  }
}
