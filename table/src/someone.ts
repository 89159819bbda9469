/** How records name someone whose account was deleted. */
export const SOMEONE = 'deleted'
