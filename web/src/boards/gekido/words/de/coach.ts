import type { coach as English } from '../en/coach.ts'

export const coach: typeof English = {
  named: (name, command, share) => `${command} von ${name} gelingt ${share}.`,
  best: (name, command, share) => `Am besten für ${name} ist ${command}: Das gelingt ${share}.`,
  rolls: (left) => (left === 1 ? 'Aber es bleibt nur ein Wurf.' : `Aber dafür braucht es bis zu ${left} weitere Würfe.`),
  malfunction: (name, damage) => `Aber eine Fehlfunktion kostet ${name} ${damage} Schaden.`,
}
