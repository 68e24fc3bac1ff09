import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns the configured port, or a free one for 0. It is needed before the server listens, because the server calls itself.
 * Throws the system error when the port is not available, before a database is opened.
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
