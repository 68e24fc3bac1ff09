import type { z } from 'zod'
import type { ErrorCode } from '../errors/index.ts'

/** The ten rooms; each call belongs to one, whatever its path's prefix. */
export type Room =
  | 'account'
  | 'identity'
  | 'wallet'
  | 'cashier'
  | 'games'
  | 'rewards'
  | 'inbox'
  | 'music'
  | 'support'
  | 'site'

/**
 * Who may call: `open` anyone, `session` a logged-in player (others get code 401),
 * `optional` anyone; a valid token identifies the player.
 */
export type CallAuth = 'open' | 'session' | 'optional'

/**
 * Which accounts of a session may call (§6): `any`, or `formal` ones only; a test account gets 403. With `formalWith` a test
 * account may call, but give none of these fields.
 */
export type CallAccounts = 'any' | 'formal' | { readonly formalWith: readonly string[] }

/** How often an address may call: `sensitive` calls send messages or verify secrets and have a lower limit of their own. */
export type RateClass = 'normal' | 'sensitive'

/** What a request proves beside its session: `pay_password` is a field of that name. */
export type StepUp = 'pay_password'

/**
 * One API call: the only declaration of its path, data and errors.
 * The server's validation, the player's client and the OpenAPI page derive from it.
 */
export interface Call<
  Name extends string = string,
  Auth extends CallAuth = CallAuth,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
  Accounts extends CallAccounts = CallAccounts,
  Proof extends StepUp | null = StepUp | null,
> {
  /** The call's one verb-noun name, carried by its route, use-case, hook and test. */
  readonly name: Name
  readonly room: Room
  readonly method: 'POST' | 'GET'
  /** Below `/api`, as in the specification's §7. */
  readonly path: `/${string}`
  readonly auth: Auth
  readonly accounts: Accounts
  readonly rateClass: RateClass
  /** The proof that the server verifies before the call changes anything. */
  readonly stepUp: Proof
  /** §8, 10027: a closed site still answers it. */
  readonly isOpenWhileClosed: boolean
  /** Takes an `Idempotency-Key` header: the same key and body move money once. */
  readonly isIdempotent: boolean
  /** Reachable in sandbox mode only. */
  readonly isSandboxOnly: boolean
  /** The most bytes of its request, where that is more than `CALL_MAX_BYTES`. */
  readonly maxBytes?: number
  /** Its request travels as `multipart/form-data`: text fields, and files as they are. Such a call takes its token in the header only. */
  readonly isMultipart: boolean
  readonly summary: string
  readonly request: Request
  readonly response: Response
  /** The business codes this call can answer, beyond the common ones (`commonErrors`). */
  readonly errors: readonly Code[]
}

/** What a declaration may leave out. */
const defaults = {
  method: 'POST',
  accounts: 'any',
  rateClass: 'normal',
  stepUp: null,
  isOpenWhileClosed: false,
  isIdempotent: false,
  isSandboxOnly: false,
  isMultipart: false,
} as const

type CallInput<C extends Call> = Omit<C, keyof typeof defaults> & Partial<Pick<C, keyof typeof defaults>>

/** The default size limit of a request: fits every form, and limits parsing for unauthenticated clients. */
export const CALL_MAX_BYTES = 8_192

/** Declares a call. POST with JSON, for every account, not idempotent and in every mode unless it says otherwise. */
export function defineCall<
  const Name extends string,
  const Auth extends CallAuth,
  Request extends z.ZodType,
  Response extends z.ZodType,
  const Code extends ErrorCode,
  const Accounts extends CallAccounts = 'any',
  const Proof extends StepUp | null = null,
>(
  call: CallInput<Call<Name, Auth, Request, Response, Code, Accounts, Proof>>,
): Call<Name, Auth, Request, Response, Code, Accounts, Proof> {
  return { ...defaults, ...call } as Call<Name, Auth, Request, Response, Code, Accounts, Proof>
}

/** What a client sends (before parsing). */
export type RequestOf<C extends Call> = z.input<C['request']>
/** What the use-case receives (after parsing). */
export type ParsedRequestOf<C extends Call> = z.output<C['request']>
/** What a successful answer carries in `data`. */
export type ResponseOf<C extends Call> = z.output<C['response']>
/** The codes a use-case of this call may fail with. */
export type ErrorCodeOf<C extends Call> = C['errors'][number]
