/**
 * A user name as it is compared: compatible characters and cases are one, so that Jürgen, JÜRGEN and a Jürgen in wide letters are the same account. The database
 * does not decide it: its own lower() depends on a locale. Upper case first: only so do ß and ss, ς and σ meet.
 */
export const folded = (username: string): string => username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
