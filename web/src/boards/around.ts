// How the zones of the table surround each board. Loaded after the table's own styles, which it overrides.
import.meta.glob('./*/around.css', { eager: true })
