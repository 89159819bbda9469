import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'Gekido',
  pitch: 'Würfeln, sichern, zocken. Geht es schief, leidet dein eigener Bot.',
}
