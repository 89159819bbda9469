/** What the board says, and what the game itself says, in the language of the page. */
export { said, words } from './en/index.ts'
