import { serve } from '../site.ts'

// A whole site in its own process.
await serve()
