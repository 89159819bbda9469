/** The name that records use for a person whose account was deleted. */
export const SOMEONE = 'deleted'
