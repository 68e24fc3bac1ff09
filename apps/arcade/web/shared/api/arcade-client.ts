import type { GameCallName, GameRequest, GameResponse } from '../../../src/game-api/schema.ts'
import { callPaths } from './call-paths.ts'
import type { GameFault } from './game-fault.ts'
import type { SendRequest } from './send-request.ts'

export type CallResult<N extends GameCallName> =
  | { readonly ok: true; readonly data: GameResponse<N> }
  | { readonly ok: false; readonly fault: GameFault }

export interface ArcadeClient {
  call<N extends GameCallName>(name: N, request: GameRequest<N>): Promise<CallResult<N>>
  /** Sets the session token that every later call sends. */
  setToken(sessionToken: string): void
}

interface ClientOptions {
  /** Base URL of the calls, ending in a slash: `/arcade/api/`. */
  readonly baseUrl: string
  readonly language: string
  readonly send: SendRequest
  readonly timeoutMs: number
}

/** Creates the client of the game API. Calls never throw; they return a fault. */
export function createArcadeClient(options: ClientOptions): ArcadeClient {
  let token = ''
  return {
    setToken(sessionToken) {
      token = sessionToken
    },
    async call<N extends GameCallName>(name: N, request: GameRequest<N>): Promise<CallResult<N>> {
      const end = await options.send({
        url: options.baseUrl + callPaths[name],
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': options.language,
          ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(request),
        timeoutMs: options.timeoutMs,
      })
      return end.kind === 'answered' ? readAnswer<N>(end.body) : { ok: false, fault: { kind: end.kind } }
    },
  }
}

function readAnswer<N extends GameCallName>(body: unknown): CallResult<N> {
  if (typeof body === 'object' && body !== null && 'ok' in body) {
    if (body.ok === true && 'data' in body) return { ok: true, data: body.data as GameResponse<N> }
    if (body.ok === false && 'error' in body) {
      const { error } = body as { error: { code: Extract<GameFault, { kind: 'refused' }>['code'] } }
      return { ok: false, fault: { kind: 'refused', code: error.code } }
    }
  }
  return { ok: false, fault: { kind: 'broken' } }
}
