import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'VOLT',
  pitch: 'Program in secret, then watch it all go wrong.',
}
