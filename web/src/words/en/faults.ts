/** Refusals that come from this page or its worker. */
export const faults = {
  version: 'The server uses another version of the game. Reload the page.',
  answered: ({ status }: { status: number }) => `The server answered with status ${status}.`,
  noRecord: ({ status }: { status: number }) => `The record could not be loaded (status ${status}).`,
  noGame: ({ game }: { game: string }) => `There is no game called "${game}".`,
  noTable: 'No table is open.',
  seated: 'The players at a table on this device cannot be changed.',
}
