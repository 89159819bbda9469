import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'Aimbots',
  pitch: 'Fünf Bots, je ein Würfel. Jede Seite zählt.',
}
