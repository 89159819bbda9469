const STORE = `
The store is the one the server would use: DATABASE_URL, or else the folder
DATA_DIR (default: data). A server that uses it may keep running meanwhile.`

/** Help of the commands for hosts. */
export const host = {
  serve: {
    about: 'run a Robodrome server on this machine',
    port: 'port to listen on (default: PORT, or 4600)',
    data: 'folder where everything is stored (default: DATA_DIR, or data)',
    lan: 'listen on the home network, and print the address as text and as a QR code',
    open: 'open the page in the browser',
    after: `
Without any arguments, robodrome serves and opens the page. All other settings
of a server are environment variables (docs/host.md).

Examples:
  robodrome serve --lan
  robodrome serve --port 8080 --data /srv/robodrome
  robodrome serve ./my-game    # an external game, reloaded on change`,
  },
  room: {
    about: 'play in one room: one big screen for everybody and a phone for each player',
    port: 'port to listen on (default: PORT, or 4600)',
    data: 'folder where everything is stored (default: DATA_DIR, or data)',
    noOpen: 'do not open a browser on this machine',
    after: `
Listens on the home network and prints its address as text and as a QR code.
Open that address on the big screen. The screen shows a code, and the phones
scan it. No Internet is needed. Requests for other host names are refused.

Examples:
  robodrome room
  robodrome room --port 8080 --no-open`,
  },
  export: {
    about: 'write everything in the store to a file, one JSON value per line',
    file: 'the file to write; it must not exist yet',
    after: `${STORE}\n\nExamples:\n  robodrome export robodrome.ndjson`,
  },
  import: {
    about: 'fill an empty store from an export',
    file: 'a file written by robodrome export',
    after: `${STORE}\n\nExamples:\n  DATABASE_URL=postgres://user:password@host/database \\\n    robodrome import robodrome.ndjson`,
  },
  backup: {
    about: 'write everything in the store to one compressed file, even while people play',
    file: 'the file to write; it must not exist yet',
    after: `${STORE}\n\nExamples:\n  robodrome backup monday.backup`,
  },
  restore: {
    about: 'fill an empty store from a backup, or check one',
    file: 'a file written by robodrome backup',
    check: 'restore it into a temporary store, to prove that it works',
    after: `${STORE}\n\nExamples:\n  robodrome restore --check monday.backup\n  DATA_DIR=new-data robodrome restore monday.backup`,
  },
  doctor: {
    about: 'check settings, store, disk and versions, and report what is wrong',
    after: `
Checks Node, settings, disk, store, page and NATS as the server would use them,
and says in plain words what is wrong. It changes nothing.

Examples:
  robodrome doctor
  DATABASE_URL=postgres://user:password@host/database robodrome doctor`,
  },
  rebuild: {
    about: 'recompute results, ratings, lists and luck from the stored steps of all tables',
    after: `
Every match is replayed, so this may take a while. No match can end until the
results are counted. After that, the course of each match and the luck of its
players are computed, which takes about a second per match. The outcome is the
same as before, unless data was lost or rules were corrected in the meantime.
${STORE}

Examples:
  robodrome rebuild`,
  },
  ratings: {
    about: 'show the best players of each pool, or recompute all ratings',
    pool: 'a rating pool, such as "gekido duel"',
    recompute: 'recompute all results, and report where the stored ones differ',
    after: `${STORE}\n\nExamples:\n  robodrome ratings\n  robodrome ratings "gekido duel"\n  robodrome ratings --recompute`,
  },
  mcp: {
    about: 'let a language-model agent learn, play and review through the Model Context Protocol',
    server: 'the server to play on',
    http: 'serve http://127.0.0.1:PORT/mcp on this machine instead of using standard input and output; 0 picks any free port',
    after: `
Speaks the protocol on standard input and output, for agents that start it as a
command. The token comes from ROBODROME_TOKEN; a person creates it on the page
under "Bots and tokens". Without a token, an agent can only read rules and solve
exercises.

Examples:
  ROBODROME_TOKEN=rd_... robodrome mcp
  ROBODROME_TOKEN=rd_... robodrome mcp --server https://robodrome.example
  robodrome mcp --http 4700`,
  },
}
