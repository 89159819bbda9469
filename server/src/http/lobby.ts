import type { CatalogueEntry } from './catalogue.ts'
import { html, type Html } from './html.ts'

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
  <path class="plate" d="M4 18C4 9 9 4 16 4s12 5 12 14v6H4Z" />
  <path class="visor" d="M8 14h16v7H8Z" />
  <path class="plate" d="M11 16h4v3h-4ZM17 16h4v3h-4Z" />
  <path class="tread" d="M2 26h28" />
</svg>`

/** The four seats by badge: shape and number name a seat, so that colour never has to. */
const BADGES = [
  'M12 2l9 3.2v6.6c0 5.4-3.8 8.6-9 10.2-5.2-1.6-9-4.8-9-10.2V5.2Z',
  'M7 2.5h10l5 9.5-5 9.5H7L2 12Z',
  'M10 2h4l.8 2.6 2.4 1 2.4-1.3 2.8 2.8-1.3 2.4 1 2.4L24 12l-2 2.9-1 2.4 1.3 2.4-2.8 2.8-2.4-1.3-2.4 1L14 24h-4l-.8-2-2.4-1-2.4 1.3-2.8-2.8 1.3-2.4-1-2.4L0 12l1.9-2.1 1-2.4L1.6 5.1l2.8-2.8 2.4 1.3 2.4-1Z',
  'M3 2h18v20l-9-5.5L3 22Z',
]

/** One badge for each seat, filled if the game can be played by so many. */
const badges = ({ seats }: CatalogueEntry): Html =>
  html`<div class="badges" aria-hidden="true">
    ${BADGES.slice(0, Math.max(...seats)).map(
      (shape, i) =>
        html`<svg class="seat-${i + 1}${i < Math.min(...seats) ? '' : ' optional'}" viewBox="-1 -1 26 26">
          <path d="${shape}" />
          <text x="12" y="${i === 3 ? 14 : 16.6}">${i + 1}</text>
        </svg>`,
    )}
  </div>`

/** "2–4 players", "2 or 4 players", "1 player". */
export const players = (seats: readonly number[]): string => {
  const [least = 0, ...more] = seats
  const most = more.at(-1) ?? least
  const count =
    least === most ? `${least}` : seats.length === most - least + 1 && most - least > 1 ? `${least}–${most}` : seats.join(' or ')
  return `${count} ${most === 1 ? 'player' : 'players'}`
}

const card = (game: CatalogueEntry): Html =>
  html`<li class="card">
    ${badges(game)}
    <h3>${game.title}</h3>
    <p class="players">${players(game.seats)}</p>
    <ul class="modes" aria-label="Modes">
      ${game.modes.map(({ title, seats }) => html`<li><b>${title}</b> <span>${players(seats)}</span></li>`)}
    </ul>
    <p class="label">Play it in the terminal</p>
    <code>npx robodrome play ${game.id}</code>
  </li>`

const games = (catalogue: readonly CatalogueEntry[]): Html =>
  catalogue.length > 0
    ? html`<ul class="cards">
        ${catalogue.map(card)}
      </ul>`
    : html`<div class="card empty">
        <h3>No game is installed yet</h3>
        <p>A game is one folder under <code>games/</code> and one line in its registry. It appears here at the next start.</p>
      </div>`

const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <title>${title}</title>
        <link rel="icon" type="image/svg+xml" href="/assets/mark.svg" />
        <link rel="stylesheet" href="/assets/lobby.css" />
      </head>
      <body>
        <header><a class="brand" href="/">${mark} Robodrome</a></header>
        <main>${content}</main>
      </body>
    </html> `.text

export const lobby = (catalogue: readonly CatalogueEntry[]): string =>
  page(
    'Robodrome · robot board games',
    html`<section class="stage">
        <div class="words">
          <h1>Pick a fight.</h1>
          <p>Robot board games with their full rules. Every option shown, every number explained, every die fair.</p>
        </div>
        <img src="/assets/arena.svg" alt="" width="640" height="320" />
      </section>
      <section class="games" aria-labelledby="games">
        <h2 id="games">Games</h2>
        ${games(catalogue)}
      </section>`,
  )

export const notFound = (): string =>
  page(
    'Not found · Robodrome',
    html`<section class="games">
      <h1>Nothing stands here.</h1>
      <p>The address may be mistyped, or what it named is gone. <a href="/">Back to the games</a></p>
    </section>`,
  )
