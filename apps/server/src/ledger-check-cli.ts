import './platform/processes/limit-compilers.ts'
import { createLedger } from '@gamehall/ledger'
import { sqlRunner } from '@gamehall/postgres'
import { openDatabase, withRunningDatabase } from './app/database/open-database.ts'
import { readConfig } from './platform/config/config.ts'
import { createLogger } from './platform/telemetry/create-log.ts'
import { appLedger } from './rooms/wallet/index.ts'

const ledgers = [
  { name: 'hall', schema: 'ledger', ledger: appLedger },
  { name: 'arcade', schema: 'arcade_ledger', ledger: createLedger({ schema: 'arcade_ledger' }) },
]

/** `npm run ledger:check`: re-sums every ledger and prints each difference. Exit code 1 when there is one. */
async function main(): Promise<number> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
  const database = await openDatabase(await withRunningDatabase(config), createLogger(config))
  let ledgerCount = 0
  let differenceCount = 0
  try {
    for (const { name, schema, ledger } of ledgers) {
      const { rowCount } = await database.pool.query('select 1 from pg_namespace where nspname = $1', [
        schema,
      ])
      if (rowCount === 0) continue
      ledgerCount += 1
      const report = await ledger.check(sqlRunner(database.db))
      const { accounts, transfers, entries, openHolds } = report.counts
      console.log(
        `${name}: ${accounts} accounts, ${transfers} transfers, ${entries} entries, ${openHolds} open holds: ` +
          (report.ok ? 'every balance equals its entries' : `${report.differences.length} differences`),
      )
      for (const difference of report.differences) console.log(`  ${JSON.stringify(difference)}`)
      differenceCount += report.differences.length
    }
    if (ledgerCount === 0) console.log('There are no ledgers here yet')
  } finally {
    await database.close()
  }
  return differenceCount === 0 ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
