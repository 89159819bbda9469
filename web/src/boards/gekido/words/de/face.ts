import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'Gekido',
  pitch: 'Würfeln, sichern, zocken. Geht es schief, zahlt dein Bot.',
}
