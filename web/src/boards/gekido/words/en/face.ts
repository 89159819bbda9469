import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'Gekido',
  pitch: 'Roll, lock, gamble. If you fail, your own Bot suffers.',
}
