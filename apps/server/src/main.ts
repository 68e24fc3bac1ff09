import { startHall } from './app/start-hall.ts'
import { ConfigError, readConfig } from './config/config.ts'

const STOP_WITHIN_MS = 25_000

async function main(): Promise<void> {
  const running = await startHall(readConfig(process.env))
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await running.stop()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`gamehall ready on http://localhost:${running.port}\n`)
}

await main().catch((error: unknown) => {
  const isExplained =
    error instanceof ConfigError || (error instanceof Error && error.name === 'EmbeddedPostgresError')
  process.stderr.write(
    `gamehall could not start: ${isExplained ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
})
