import type { coach as English } from '../en/coach.ts'

export const coach: typeof English = {
  card: (name, share) => `Eine Karte mehr bringt ${name} ${share} in Führung.`,
  cards: (name, one, two) => `Eine Karte mehr bringt ${name} ${one} in Führung, zwei Karten ${two}.`,
  attack: (name, share) => `Der beste Angriff von ${name} trifft jetzt ${share}.`,
}
