import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

export interface JsonAnswer {
  readonly status: number
  readonly body: unknown
}

/** Posts a JSON body and returns the parsed answer of any status. Throws without a whole JSON answer in time. */
export type JsonPost = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<JsonAnswer>

/** Idle connections that are kept for the next call. */
const MAX_IDLE = 64
const MAX_ANSWER_BYTES = 64 * 1024

/**
 * Posts over connections that are kept alive, as many at once as there are calls: `fetch` costs several times as much of the
 * processor. Neither repeats a call nor follows a redirect. `timeoutMs` is for the whole call.
 */
export function createJsonPost(timeoutMs: number): JsonPost {
  const agents = {
    http: new HttpAgent({ keepAlive: true, maxFreeSockets: MAX_IDLE }),
    https: new HttpsAgent({ keepAlive: true, maxFreeSockets: MAX_IDLE }),
  }
  return (url, body, headers) =>
    new Promise((resolve, reject) => {
      const isSecure = url.startsWith('https:')
      const options = {
        method: 'POST',
        agent: isSecure ? agents.https : agents.http,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      }
      const request = (isSecure ? requestHttps : requestHttp)(url, options, (response) => {
        readJson(response, resolve, reject)
      })
      const timer = setTimeout(() => request.destroy(new Error('no answer in time')), timeoutMs)
      request.once('error', reject)
      request.once('close', () => {
        clearTimeout(timer)
        reject(new Error('the connection was closed before the answer'))
      })
      request.end(body)
    })
}

/** Settles at the last byte: `close` of the request follows at once. */
function readJson(
  response: IncomingMessage,
  resolve: (answer: JsonAnswer) => void,
  reject: (error: unknown) => void,
): void {
  const chunks: Buffer[] = []
  let size = 0
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) response.destroy(new Error('the answer is too long'))
  })
  response.once('error', reject)
  response.once('end', () => {
    try {
      resolve({
        status: response.statusCode ?? 0,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
      })
    } catch (error) {
      reject(error)
    }
  })
}
