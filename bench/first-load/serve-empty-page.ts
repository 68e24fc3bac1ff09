import { once } from 'node:events'
import { createServer } from 'node:http'

const PAGE =
  '<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>空白</title><h1>空白頁</h1>'

/** The least a page can be: what the same machine and browser need for a heading, as the floor of every figure. */
export async function serveEmptyPage(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(PAGE)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
