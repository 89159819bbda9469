// @ts-check
/** The names of the ranks, from the flag to the mine. */
export const RANKS = {
  en: ['flag', 'spy', 'scout', 'sapper', 'sergeant', 'lieutenant', 'captain', 'major', 'colonel', 'general', 'commander', 'mine'],
  de: ['Fahne', 'Spion', 'Späher', 'Pionier', 'Feldwebel', 'Leutnant', 'Hauptmann', 'Major', 'Oberst', 'General', 'Feldherr', 'Mine'],
}

/** A rank with its number, such as "captain (6)". @param {'en' | 'de'} language @param {number} rank */
export const rankName = (language, rank) => (rank === 0 || rank === 11 ? RANKS[language][rank] : `${RANKS[language][rank]} (${rank})`)
