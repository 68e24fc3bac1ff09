import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/** More than a page of 500 bets; a longer response is an error. */
const MOST_BYTES = 4 * 1024 * 1024

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }

/**
 * Posts JSON over keep-alive connections and resolves to the parsed body, whatever the status. Rejects without a complete
 * response in time. Follows no redirects and never retries.
 */
export function postJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  timeoutMs: number,
): Promise<unknown> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? httpsRequest : httpRequest)(
      url,
      {
        agent: isSecure ? agents.https : agents.http,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => readJson(response).then(resolve, reject),
    )
    const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), timeoutMs)
    sent.on('error', reject).on('close', () => clearTimeout(timer))
    sent.end(body)
  })
}

async function readJson(response: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    response.on('error', reject)
    response.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > MOST_BYTES) response.destroy(new Error('an answer without an end'))
      else chunks.push(chunk)
    })
    response.on('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      } catch (error) {
        reject(error)
      }
    })
  })
}
