// How the zones of the table lie around each board: after the table's own styles, which they change.
import.meta.glob('./*/around.css', { eager: true })
