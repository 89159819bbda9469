/** How to load the screen of a table. The app, which lists the screens, sets it, because links to tables are in lower folders. */
let loading: () => unknown = () => undefined

export const tableLoadsBy = (load: () => unknown): void => {
  loading = load
}

/** Preloads the screen of a table. */
export const loadTableAhead = (): void => void loading()
