// @ts-check
// The floors of the page, from the ground up: what each folder of web/src may import of the others. A board knows nothing of another board. Checked by `arrows.mjs`.

/** @type {import('./floors.mjs').Floors} */
export const PAGE = {
  table: 'scripts/page-arrows.mjs',
  source: 'web/src',
  folders: {
    words: [],
    art: [],
    style: [],
    offline: [],
    page: ['words'],
    sound: ['page'],
    table: ['words', 'page'],
    kit: ['words', 'art', 'page'],
    boards: ['words', 'art', 'page', 'sound', 'kit'],
    frame: ['words', 'art', 'page', 'sound', 'table', 'kit', 'boards'],
    shell: ['words', 'art', 'page', 'table', 'kit', 'frame'],
    learn: ['words', 'art', 'page', 'table', 'kit', 'boards', 'frame'],
    host: ['words', 'page', 'table', 'shell'],
    about: ['words', 'page', 'table', 'shell'],
    watch: ['words', 'art', 'page', 'table', 'kit', 'boards', 'frame', 'shell'],
    lobby: ['words', 'art', 'page', 'table', 'kit', 'frame', 'shell', 'watch'],
    people: ['words', 'page', 'table', 'kit', 'shell'],
    leagues: ['words', 'art', 'page', 'table', 'kit', 'boards', 'frame', 'shell', 'lobby'],
    meet: ['words', 'page', 'table', 'kit', 'shell', 'lobby'],
    lab: ['words', 'shell'],
    app: ['words', 'page', 'kit', 'frame', 'shell', 'about', 'host', 'watch', 'lobby', 'leagues', 'meet', 'lab', 'people', 'learn'],
    '': ['words', 'style', 'page', 'sound', 'app'],
  },
  rooms: ['boards'],
}
