import { type CallName, calls } from '@gamehall/contract'

/** What the client needs of a call: where it goes, whether it takes an idempotency key, whom it answers: an `optional` call knows a player who is logged in. */
export type CallRoute = readonly [
  path: string,
  method: 'POST' | 'GET',
  isIdempotent: boolean,
  auth: (typeof calls)[CallName]['auth'],
  /** Its request travels as form data, files as they are. */
  isMultipart: boolean,
]

/**
 * Every call's route, by name. The build computes this module's value and puts that in its place,
 * so that neither the contract nor zod travels to the browser for it (vite/precompute.ts).
 */
export const callTable = Object.fromEntries(
  Object.entries(calls).map(([name, call]): [string, CallRoute] => [
    name,
    [call.path, call.method, call.isIdempotent, call.auth, call.isMultipart],
  ]),
) as Record<CallName, CallRoute>
