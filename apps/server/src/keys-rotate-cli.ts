import './platform/processes/limit-compilers.ts'
import { createDataEncryptor } from '@gamehall/encryption'
import { migrateDatabase } from './app/database/migrate-database.ts'
import { openDatabase, withRunningDatabase } from './app/database/open-database.ts'
import { rotateDataKey } from './app/key-rotation/rotate-data-key.ts'
import { withSandboxDefaults } from './app/sandbox/sandbox-defaults.ts'
import { readConfig } from './platform/config/config.ts'
import { requireSetting } from './platform/config/require-setting.ts'
import { createLogger } from './platform/telemetry/create-log.ts'
import { systemClock } from './platform/time/clock.ts'
import { openSiteVendor } from './providers/open-site-vendor.ts'
import { storageVendors } from './providers/storage/index.ts'

/** `npm run keys:rotate`: re-encrypts everything at rest with the first key of DATA_KEY, while the server runs. */
async function main(): Promise<number> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
  const log = createLogger(config)
  const database = await openDatabase(await withRunningDatabase(config), log)
  try {
    await migrateDatabase(config, database, log)
    const dataKey = requireSetting(withSandboxDefaults(config, '', undefined), 'DATA_KEY')
    const context = {
      db: database.db,
      pool: database.pool,
      encryptor: createDataEncryptor(dataKey),
      storage: openSiteVendor(storageVendors, { config, clock: systemClock, selfUrl: '', log }),
    }
    const { keyVersion, remaining } = await rotateDataKey(context, ({ name, seen, changed }) =>
      console.log(`${name}: ${seen} checked, ${changed} re-encrypted`),
    )
    for (const sentence of remaining) console.log(sentence)
    console.log(
      remaining.length === 0
        ? `Everything at rest is encrypted with data key ${keyVersion}; older keys can be removed from DATA_KEY`
        : `Keep the older keys in DATA_KEY and run this again later`,
    )
    return 0
  } finally {
    await database.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
