/**
 * The version of the wire between page and server. Raise it when pages and servers of different versions would misunderstand each other: if
 * one sends a message or an answer that the other cannot read or misreads. A new message, or a new optional field, needs no new version.
 */
export const WIRE = 1

/** Headers of every response under /api, with the version of the server and of its wire, so that open pages notice an update. */
export const BUILD_HEADER = 'robodrome-version'
export const WIRE_HEADER = 'robodrome-wire'
