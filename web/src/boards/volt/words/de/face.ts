import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'VOLT',
  pitch: 'Heimlich programmieren, dann zusehen, wie alles schiefgeht.',
}
