import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'Gekido',
  pitch: 'Roll, lock, gamble. Miss and your own bot pays.',
}
