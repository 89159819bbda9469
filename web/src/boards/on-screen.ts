// The layout of each board on the big screen. Loaded after the screen's own styles, which it adds to.
import.meta.glob('./*/tv.css', { eager: true })
