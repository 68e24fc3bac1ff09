import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a free TCP port of 127.0.0.1. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no free TCP port on 127.0.0.1')
  return address.port
}
