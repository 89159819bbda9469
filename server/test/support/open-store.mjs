// Opens the store like a starting server, and closes it. Several of these at once must all succeed.
import { openStore } from '../../dist/index.js'

const store = await openStore({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataFolder: process.env['DATA_DIR'] ?? 'data' })
await store.close()
