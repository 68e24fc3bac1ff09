import { createServer } from 'node:net'

/** Returns the preferred port of 127.0.0.1 if it is free, else any free port. */
export async function findFreePort(preferred: number | undefined): Promise<number> {
  if (preferred !== undefined && (await tryPort(preferred)) !== undefined) return preferred
  const port = await tryPort(0)
  if (port === undefined) throw new Error('no free TCP port on 127.0.0.1')
  return port
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined))
    })
  })
}
