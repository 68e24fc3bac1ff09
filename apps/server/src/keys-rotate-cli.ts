import { createDataSealer } from '@gamehall/sealer'
import { createLog } from './app/create-log.ts'
import { migrateDatabase } from './app/migrate-database.ts'
import { needed } from './app/needed.ts'
import { openDatabase, withRunningDatabase } from './app/open-database.ts'
import { withSandboxDefaults } from './app/sandbox-defaults.ts'
import { readConfig } from './config/config.ts'
import { rotateDataKey } from './keys/rotate-data-key.ts'
import { openStorage } from './providers/storage/index.ts'

/** `npm run keys:rotate`: re-encrypts everything at rest with the first key of DATA_KEY, while the server runs. */
async function main(): Promise<number> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
  const log = createLog(config)
  const database = await openDatabase(await withRunningDatabase(config), log)
  try {
    await migrateDatabase(config, database, log)
    const dataKey = needed(withSandboxDefaults(config, '', undefined), 'DATA_KEY')
    const context = {
      db: database.db,
      pool: database.pool,
      sealer: createDataSealer(dataKey),
      storage: openStorage(config),
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
