import { randomBytes, randomUUID } from 'node:crypto'
import { readArcadeConfig } from './arcade-config.ts'
import { startArcade } from './start-arcade.ts'

const systemClock = { now: () => new Date() }
const randomIds = {
  uuid: () => randomUUID(),
  bytes: (count: number) => new Uint8Array(randomBytes(count)),
}

try {
  const running = await startArcade(readArcadeConfig(process.env), systemClock, randomIds)
  const stop = () => running.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`arcade ready on http://localhost:${running.port}/arcade\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
