import { createHash } from 'node:crypto'

/** The seal as docs/fair-dice.md defines it: SHA-256 of all lines except those of players and the seal. */
export function sealIn(record: string): string {
  const [head = '', ...rest] = record.split('\n\n')
  const lines = [
    ...head.split('\n').filter((line) => !/^(player \d+|seal):/.test(line)),
    '',
    ...rest.join('\n\n').replace(/\n$/, '').split('\n'),
  ]
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')
}

/** Seals a record again. */
export const sealed = (record: string): string => record.replace(/^seal: [0-9a-f]{64}/m, `seal: ${sealIn(record)}`)
