import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** The peer: a bare `ws` server that sends what it is posted to every socket. Prints its address. */
const server = createServer(async (request, response) => {
  const text = Buffer.concat(await request.toArray())
  for (const socket of wss.clients) socket.send(text, { binary: false })
  response.end()
})
const wss = new WebSocketServer({ server })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${address.port}` })}\n`)
})
