/** How the screen of a table is loaded. The app, which lists the screens, says so; whatever leads to a table lies below it. */
let loading: () => unknown = () => undefined

export const tableLoadsBy = (load: () => unknown): void => {
  loading = load
}

/** Loads the screen of a table before anybody is there. */
export const loadTableAhead = (): void => void loading()
