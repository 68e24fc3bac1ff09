import './platform/processes/limit-compilers.ts'
import { systemClock } from './platform/time/clock.ts'
import { readSignerConfig } from './signer/signer-config.ts'
import { startSigner } from './signer/start-signer.ts'

/** `npm run signer`: the process that holds the key of the USDT wallet, and signs transfers within its own limits. */
try {
  const running = await startSigner(readSignerConfig(process.env), systemClock)
  const stop = () => running.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`signer of ${running.address} ready on port ${running.port}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
