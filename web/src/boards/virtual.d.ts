/** Compiled from the scenarios of a game (web/examples.ts): a list of examples as in `scenario.ts`. */
declare module 'virtual:examples/*' {
  const examples: unknown
  export default examples
}
