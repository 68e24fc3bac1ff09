import './platform/processes/limit-compilers.ts'
import { startServer } from './app/start-server.ts'
import { explainStartError } from './app/startup/explain-start-error.ts'
import { type Config, readConfig } from './platform/config/config.ts'

const STOP_WITHIN_MS = 25_000

let config: Config | null = null

async function main(): Promise<void> {
  config = readConfig(process.env)
  const running = await startServer(config)
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
  const said = explainStartError(error, config) ?? (error instanceof Error ? error.stack : error)
  process.stderr.write(`gamehall could not start: ${said}\n`)
  process.exit(1)
})
