import type { faults as English } from '../en/faults.ts'

/** Errors that the page and its worker report without the server. */
export const faults: typeof English = {
  version: 'Der Server benutzt eine andere Version des Spiels. Lade die Seite neu.',
  answered: ({ status }) => `Der Server hat mit ${status} geantwortet.`,
  noRecord: ({ status }) => `Die Aufzeichnung ließ sich nicht abrufen (${status}).`,
  noGame: ({ game }) => `Es gibt kein Spiel namens „${game}“.`,
  noTable: 'Kein Tisch ist offen.',
  seated: 'An einem Tisch auf diesem Gerät stehen alle Spieler von Anfang an fest.',
}
