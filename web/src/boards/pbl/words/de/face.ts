import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'PBL Robots',
  pitch: 'Draften, bauen und 30 Meter hohe Riesen zerlegen.',
}
