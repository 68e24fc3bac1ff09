import type { Call, commonErrors, ErrorCodeOf, ParsedRequestOf, ResponseOf } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { Hall } from '../core/hall.ts'
import type { Outcome } from '../core/outcome.ts'

/** A logged-in player's session, as the account room vouches for it. */
export interface Session {
  readonly sessionId: bigint
  readonly playerId: bigint
  /** 1 formal, 2 test (play money). */
  readonly accountType: 1 | 2
}

/** What surrounds a call: who asks, from where, in which language. */
export interface Caller<S extends Session | null = Session | null> {
  readonly session: S
  readonly locale: Locale
  readonly ip: string
  readonly deviceId: string | null
  readonly userAgent: string
  readonly requestId: string
  /** The `Idempotency-Key` header; without one, a fresh key, so that a use-case always has one to store. */
  readonly idempotencyKey: string
  /** Where the client reached the server, such as `http://localhost:3000`. */
  readonly origin: string
}

type CallerOf<C extends Call> = Caller<C['auth'] extends 'session' ? Session : Session | null>
type CommonErrorCode = (typeof commonErrors)[number]

/** A room's use-case for a call: parsed request in, response or refusal out. */
export type UseCase<C extends Call> = (
  hall: Hall,
  request: ParsedRequestOf<C>,
  caller: CallerOf<C>,
) => Promise<Outcome<ResponseOf<C>, ErrorCodeOf<C> | CommonErrorCode>>

export interface RouteOptions {
  /** Without parameters the answer is the same for everybody of a language, and may be this old. Of calls that a visitor may make. */
  readonly sharedForMs?: number
}

export interface Route extends RouteOptions {
  readonly call: Call
  readonly answer: (hall: Hall, request: unknown, caller: Caller) => Promise<Outcome<unknown>>
}

/**
 * Binds a call of the contract to its use-case. Parsing, authorization, limits, idempotency and the envelope
 * are the same for every call and happen around it.
 */
export function handle<C extends Call>(call: C, useCase: UseCase<C>, options: RouteOptions = {}): Route {
  // The registrar has parsed the request with this call's schema and checked its session.
  return { call, answer: useCase as Route['answer'], ...options }
}
