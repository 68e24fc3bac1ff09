import type { GameCallName, GameRequest, GameResponse } from '../../../src/game-api/schema.ts'
import { callPaths } from './call-paths.ts'
import type { GameFault } from './game-fault.ts'

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
  readonly fetch: typeof fetch
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
      const signal = AbortSignal.timeout(options.timeoutMs)
      try {
        const response = await options.fetch(options.baseUrl + callPaths[name], {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Accept-Language': options.language,
            ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(request),
          cache: 'no-store',
          credentials: 'omit',
          signal,
        })
        return response.ok ? readAnswer<N>(await response.json()) : { ok: false, fault: { kind: 'broken' } }
      } catch {
        return { ok: false, fault: { kind: signal.aborted ? 'timeout' : 'unreachable' } }
      }
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
