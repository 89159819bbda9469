import type { Files, Manifest } from '@robodrome/outside/host'
import { evaluate, mutantsOf, within, type Mutant } from '@robodrome/outside/inside'
import { scenariosRun, type Scenario } from '@robodrome/proof'

/** The time limit for all scenarios together, because a changed number may make a game endless. */
const LONGEST_MS = 3000

/** Lists the changes to one number or comparison that no scenario detects. */
export async function survivors(
  files: Files,
  manifest: Manifest,
  scenarios: readonly Scenario[],
  onTried: (tried: number, of: number) => void,
): Promise<{ tried: number; left: string[] }> {
  const own = scenarios.filter(({ game }) => game === manifest.id)
  const mutants = mutantsOf(files)
  const left: string[] = []
  for (const [i, mutant] of mutants.entries()) {
    if (await isUnnoticed(mutant, manifest, own)) left.push(`${mutant.file}:${mutant.line}: ${mutant.from} could be ${mutant.to}`)
    onTried(i + 1, mutants.length)
  }
  return { tried: mutants.length, left }
}

/** A package that no longer loads, or whose scenarios do not end, also counts as detected. */
async function isUnnoticed({ files }: Mutant, manifest: Manifest, scenarios: readonly Scenario[]): Promise<boolean> {
  try {
    const { game } = await evaluate(files, manifest)
    return within(LONGEST_MS, () => scenariosRun(game, scenarios).faults.length === 0) === true
  } catch {
    return false
  }
}
