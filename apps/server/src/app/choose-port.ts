import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The configured port; for 0, one that is free now. Known before anything listens, because the server calls itself. Throws the
 * system's own error where nobody can listen: before a database is opened for nothing.
 */
export async function choosePort(configured: number, host: string): Promise<number> {
  const probe = createServer().listen(configured, host)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
