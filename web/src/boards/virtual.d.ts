/** Made of the scenarios of a game when the page is built (web/examples.ts): a list of what `scenario.ts` calls an example. */
declare module 'virtual:examples/*' {
  const examples: unknown
  export default examples
}
