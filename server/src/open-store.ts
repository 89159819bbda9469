import { backupBefore } from './host/before-migrations.ts'
import { openStore as open, type Store, type StoreSettings } from './store/store.ts'

/** Opens the store of a host. A backup is written before missing migrations are applied. */
export const openStore = (settings: StoreSettings, say: (message: string) => void = () => {}): Promise<Store> =>
  open(settings, say, backupBefore(settings.dataFolder, say))
