import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'Aimbots',
  pitch: 'Five bots, one die each. Every side counts.',
}
