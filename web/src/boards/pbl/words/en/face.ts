import type { FaceWords } from '../../../face.ts'

export const face: FaceWords = {
  name: 'PBL Robots',
  pitch: 'Draft, build and blow limbs off 100-foot giants.',
}
