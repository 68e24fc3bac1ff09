import type { Call, commonErrors, ErrorCodeOf, ParsedRequestOf, ResponseOf, StepUp } from '@gamehall/contract'
import type { AccountType, Locale } from '@gamehall/contract/constants'
import type { AppContext } from '../context/app-context.ts'
import type { Outcome } from '../context/outcome.ts'

/** A logged-in player's session, authenticated by the account room. */
export interface Session {
  readonly sessionId: bigint
  readonly playerId: bigint
  /** 1 formal, 2 test (play money). */
  readonly accountType: AccountType
}

/** The caller of a call: session, address, device and language. */
export interface Caller<S extends Session | null = Session | null> {
  readonly session: S
  readonly locale: Locale
  readonly ip: string
  readonly deviceId: string | null
  readonly userAgent: string
  readonly requestId: string
  /** The `Idempotency-Key` header; without one, a new key, so that a use-case always has one to store. */
  readonly idempotencyKey: string
  /** Where the client reached the server, such as `http://localhost:3000`. */
  readonly origin: string
}

/** The proofs that a request gives for each kind of step-up. */
type StepUpProof = { readonly pay_password: string }

/** The caller of a call that declares a step-up. */
export interface StepUpCaller extends Caller<Session> {
  /**
   * Verifies the declared proof in the request. The use-case asks after its other checks, so that an invalid request uses up
   * no attempt. 10022: wrong; 10145: too many attempts; 400: the player has none.
   */
  readonly verifyStepUp: (ctx: AppContext, proof: StepUpProof) => Promise<Outcome<null, 400 | 10022 | 10145>>
}

/** Verifies a kind of step-up. Provided by the account room. */
export type VerifyStepUp = (
  ctx: AppContext,
  proof: StepUpProof,
  caller: Caller<Session>,
) => ReturnType<StepUpCaller['verifyStepUp']>
export type StepUps = Readonly<Record<StepUp, VerifyStepUp>>

type CallerOf<C extends Call> = C['stepUp'] extends StepUp
  ? StepUpCaller
  : Caller<C['auth'] extends 'session' ? Session : Session | null>
type CommonErrorCode = (typeof commonErrors)[number]

/**
 * A room's use-case for a call: takes the parsed request, returns the response or a refusal. `Ctx` is the room's context,
 * such as `GamesContext`.
 */
export type UseCase<C extends Call, Ctx extends AppContext = AppContext> = (
  ctx: Ctx,
  request: ParsedRequestOf<C>,
  caller: CallerOf<C>,
) => Promise<Outcome<ResponseOf<C>, ErrorCodeOf<C> | CommonErrorCode>>

export interface RouteOptions {
  /** How long a response without parameters may be cached for all callers of a language. Only for calls open to visitors. */
  readonly sharedCacheMs?: number
}

export interface Route extends RouteOptions {
  readonly call: Call
  readonly answer: (ctx: AppContext, request: unknown, caller: Caller) => Promise<Outcome<unknown>>
}

/**
 * Binds a call of the contract to its use-case. Parsing, authorization, limits, idempotency and the envelope
 * are the same for every call and happen around it.
 */
export function defineRoute<C extends Call, Ctx extends AppContext>(
  call: C,
  useCase: UseCase<C, Ctx>,
  options: RouteOptions = {},
): Route {
  // The registrar has parsed the request with this call's schema and checked its session. The server's context has every
  // room's tables.
  return { call, answer: useCase as Route['answer'], ...options }
}
