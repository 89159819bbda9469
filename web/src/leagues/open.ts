import { speakOf } from '../boards/index.ts'

/** Leagues with keepers show cards of PBL Robots. */
export async function open() {
  await speakOf('pbl')
  return import('./page.tsx')
}
