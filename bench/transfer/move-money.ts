import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const BODY = '{"platform":"aurora_slots","amount":10,"is_all":0}'

/** Transfers 10 to the platform or back. Throws unless it succeeds. */
export type MoveMoney = (token: string, way: 'deposit' | 'withdraw') => Promise<void>

/** Uses keep-alive connections, as phones do. */
export function createMover(url: string): { readonly move: MoveMoney; close(): void } {
  const agent = new Agent({ keepAlive: true })
  return {
    move: (token, way) =>
      new Promise((resolve, reject) => {
        const sent = request(
          `${url}api/game/${way}`,
          {
            agent,
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'content-length': BODY.length,
              'idempotency-key': randomUUID(),
              authorization: `Bearer ${token}`,
            },
          },
          (response) => {
            let text = ''
            response.setEncoding('utf8')
            response.on('data', (part: string) => {
              text += part
            })
            response.on('end', () => {
              if (text.startsWith('{"code":0') && text.includes('"status":"SUCCESS"')) resolve()
              else reject(new Error(`${way}: ${text.slice(0, 300)}`))
            })
          },
        )
        sent.on('error', reject)
        sent.end(BODY)
      }),
    close: () => agent.destroy(),
  }
}
