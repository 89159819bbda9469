/** The texts about versions of a box. */
export const versions = {
  title: 'Versions',
  note: 'What is new?',
  make: (n: number) => `Make version ${n}`,
  version: (n: number) => `version ${n}`,
  none: 'There is no version yet. A draft can change; a version cannot.',
  printed: 'printed',
  compare: 'Compared with',
  fork: (name: string) => `${name} fork`,
  forkOf: (name: string) => `forked from ${name}`,
  forkIt: (version: string) => `Fork ${version}`,
  back: (version: string) => `Back to ${version}`,
  same: 'No change',
}
