import type { versions as English } from '../en/workshop-versions.ts'
import type { Spoken } from '../spoken.ts'

export const versions: Spoken<typeof English> = {
  title: 'Versionen',
  note: 'Was ist neu?',
  make: (n) => `Version ${n} anlegen`,
  version: (n) => `Version ${n}`,
  none: 'Es gibt noch keine Version. Ein Entwurf lässt sich ändern, eine Version nicht.',
  printed: 'gedruckt',
  compare: 'Verglichen mit',
  fork: (name) => `${name} (Abwandlung)`,
  forkOf: (name) => `Abwandlung von ${name}`,
  forkIt: (version) => `${version} abwandeln`,
  back: (version) => `Zurück zu ${version}`,
  same: 'Keine Änderung',
}
