import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}

/** Serves a folder's files, an empty page at its root, and what else is named by its address. */
export async function serveFolder(
  folder: string,
  besides: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
      return
    }
    try {
      const body = await readFile(besides[url] ?? join(folder, normalize(url)))
      response.writeHead(200, { 'content-type': TYPES[extname(url)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
