import type { versions as English } from '../en/workshop-versions.ts'
import type { Spoken } from '../spoken.ts'

export const versions: Spoken<typeof English> = {
  title: 'Versionen',
  note: 'Was ist neu?',
  make: (n) => `Version ${n} anlegen`,
  version: (n) => `Version ${n}`,
  none: 'Noch keine Version. Ein Entwurf ändert sich, eine Version nicht.',
  printed: 'gedruckt',
  compare: 'Verglichen mit',
  fork: (name) => `${name} (Ableger)`,
  forkOf: (name) => `Ableger von ${name}`,
  forkIt: (version) => `Ableger von ${version}`,
  back: (version) => `Zurück zu ${version}`,
  same: 'Keine Änderung',
}
