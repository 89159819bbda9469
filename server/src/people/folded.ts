/**
 * A user name in the form used for comparison: compatible characters and cases are equal, so Jürgen, JÜRGEN and a full-width Jürgen are one
 * account. The database cannot do this, because its lower() depends on the locale. Upper case comes first, so that ß equals ss and ς equals
 * σ.
 */
export const folded = (username: string): string => username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
