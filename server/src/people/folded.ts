/**
 * A user name in the form used for comparison: compatible characters and cases are equal, so Jürgen, JÜRGEN and a full-width Jürgen are
 * one account. The database cannot do it, because its lower() depends on the locale. Upper case comes first, so that ß meets ss and ς
 * meets σ.
 */
export const folded = (username: string): string => username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
