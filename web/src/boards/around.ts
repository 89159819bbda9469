// Styles for how the zones of the table surround each board. Loaded after the table's own styles, which they override.
import.meta.glob('./*/around.css', { eager: true })
