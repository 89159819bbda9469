// @ts-check
// The floors of the server, from the ground up: what each folder of server/src may import of the others. Checked by `arrows.mjs`.

/** @type {import('./floors.mjs').Floors} */
export const SERVER = {
  table: 'scripts/server-arrows.mjs',
  source: 'server/src',
  folders: {
    base: [],
    thinking: [],
    store: ['base'],
    deadlines: ['store'],
    bus: ['base', 'store'],
    results: ['store'],
    notices: ['base', 'store'],
    tables: ['deadlines', 'thinking', 'store', 'bus', 'results', 'notices'],
    watch: ['thinking', 'store', 'results', 'tables'],
    people: ['base', 'store', 'results', 'notices', 'tables'],
    leagues: ['store', 'results', 'notices', 'tables', 'people'],
    bots: ['base', 'store', 'bus', 'notices', 'tables', 'people'],
    socket: ['base', 'thinking', 'tables', 'people'],
    agents: ['base'],
    host: ['base', 'store', 'results', 'notices', 'tables', 'watch', 'people'],
    http: ['base', 'store', 'notices', 'tables', 'watch', 'people', 'leagues'],
    '': [
      'base',
      'thinking',
      'store',
      'bus',
      'results',
      'notices',
      'tables',
      'people',
      'leagues',
      'bots',
      'socket',
      'agents',
      'host',
      'http',
    ],
  },
  rooms: [],
}
