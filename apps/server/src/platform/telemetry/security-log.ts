import type { AppContext } from '../context/app-context.ts'
import type { Caller } from '../http/route.ts'

/** The events of the `security` log stream. Ids are internal; no value identifies a person. */
export type SecurityEvent =
  | { readonly event: 'login.failed'; readonly method: string; readonly playerId?: bigint }
  | { readonly event: 'login.locked'; readonly method: string; readonly playerId?: bigint }
  | { readonly event: 'code.failed'; readonly purpose: string; readonly playerId?: bigint }
  | { readonly event: 'limit.hit'; readonly limit: string; readonly playerId?: bigint }
  | { readonly event: 'contact.changed'; readonly contact: string; readonly playerId: bigint }
  | { readonly event: 'credential.changed'; readonly credential: string; readonly playerId: bigint }
  | { readonly event: 'session.ended'; readonly reason: string; readonly playerId: bigint }
  | { readonly event: 'operator.login_failed'; readonly reason: string; readonly operator?: string }
  | { readonly event: 'operator.locked'; readonly scope: 'operator' | 'address'; readonly operator?: string }
  | {
      readonly event: 'operator.refused'
      readonly action: string
      /** The code of the refusal. */
      readonly refusal: number
      readonly operator: string
    }
  | { readonly event: 'operator.changed'; readonly change: string; readonly operator: string }
  /** A film of a face check that was used before, encoded anew. */
  | { readonly event: 'face.replayed'; readonly playerId: bigint }
  /** A face like that of other players. */
  | { readonly event: 'face.duplicate'; readonly matches: number; readonly playerId: bigint }
  /** A player who submitted another number of the same register before. */
  | { readonly event: 'identity.other_number'; readonly attempts: number; readonly playerId: bigint }
  | { readonly event: 'request.rejected'; readonly reason: string }
  | { readonly event: 'budget.exceeded'; readonly budget: string }

/**
 * Writes one event to the `security` stream of the log (`stream: "security"`), at level `warn`.
 * The caller's address appears as a keyed hash only: equal addresses can be correlated, none can be read back.
 */
export function logSecurityEvent(
  { log, encryptor }: Pick<AppContext, 'log' | 'encryptor'>,
  event: SecurityEvent,
  caller?: Pick<Caller, 'ip' | 'requestId'>,
): void {
  log.warn(
    {
      stream: 'security',
      ...event,
      ...('playerId' in event && event.playerId !== undefined ? { playerId: event.playerId.toString() } : {}),
      ...(caller === undefined
        ? {}
        : {
            reqId: caller.requestId,
            addressHash: encryptor.fingerprint(caller.ip, 'security-log').toString('hex', 0, 8),
          }),
    },
    event.event,
  )
}
