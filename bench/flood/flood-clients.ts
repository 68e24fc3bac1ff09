import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'

/**
 * Clients without a token: a number of connections that each send bodies in sequence to a URL until this process is stopped; it
 * then prints how many it sent. The pause leaves CPU time for the server on the same machine.
 */
const PAUSE_MS = 50
const [url = '', connections = '16', bytes = '1000000'] = parseArgs({ allowPositionals: true }).positionals
const body = Buffer.from(`{"nonce":"n","frames":["${'A'.repeat(Number(bytes) - 30)}"]}`)

let sent = 0

/** Ends with the connection, however the server ends it. */
function sendOnce(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const sending = request(
    url,
    { method: 'POST', agent: false, headers },
    (response) => void response.resume(),
  )
  sending.once('error', () => {}).once('close', resolve)
  sending.end(body)
  return promise
}

async function flood(): Promise<never> {
  for (;;) {
    await sendOnce()
    sent += 1
    await delay(PAUSE_MS)
  }
}

for (let index = 0; index < Number(connections); index += 1) void flood()
process.once('message', () => process.send?.(sent, () => process.exit(0)))
process.once('disconnect', () => process.exit(0))
