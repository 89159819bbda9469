/**
 * The version of the wire between page and server. Raise it when pages and servers of two versions would misunderstand each other: a message or an answer that the
 * other cannot read, or reads as something else. A new message, or a field that may be left out, needs no new version.
 */
export const WIRE = 1

/** Headers of every response under /api: the version of the server and of its wire, so that open pages notice an update. */
export const BUILD_HEADER = 'robodrome-version'
export const WIRE_HEADER = 'robodrome-wire'
