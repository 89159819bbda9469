import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput, type Json } from '@robodrome/kernel'
import type { LearningPlan, Stage } from './plan.ts'

/** The data of a training run on disk, in portions, so that a stopped run can continue where it was. */
export class DataFolder {
  readonly #path: string

  /** Opens or creates the folder. It refuses a folder with the data of another plan. */
  constructor(path: string, plan: LearningPlan) {
    this.#path = path
    mkdirSync(path, { recursive: true })
    const file = join(path, 'plan.json')
    const text = JSON.stringify(plan, null, 2)
    if (existsSync(file)) {
      const found = readFileSync(file, 'utf8')
      if (found !== text)
        throw new BadInput(['data'], JSON.parse(found) as Json, { message: 'an empty folder, or the data of this very plan' })
    } else writeFileSync(file, text)
  }

  has = (stage: Stage, portion: number): boolean => existsSync(this.#file(stage, portion))

  read = (stage: Stage, portion: number): Buffer => readFileSync(this.#file(stage, portion))

  /** Writes a file, which appears as a whole or not at all. */
  write(stage: Stage, portion: number, bytes: Uint8Array): void {
    const file = this.#file(stage, portion)
    writeFileSync(`${file}.part`, bytes)
    renameSync(`${file}.part`, file)
  }

  #file = (stage: Stage, portion: number): string => join(this.#path, `${stage}-${String(portion).padStart(5, '0')}.bin`)
}
