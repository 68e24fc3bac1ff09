import { type CallName, calls } from '@gamehall/contract'

/** What the client needs of a call: where it goes, whether it takes an idempotency key, whether its answer is one player's own. */
export type CallRoute = readonly [
  path: string,
  method: 'POST' | 'GET',
  isIdempotent: boolean,
  isPersonal: boolean,
]

/**
 * Every call's route, by name. The build computes this module's value and puts that in its place,
 * so that neither the contract nor zod travels to the browser for it (vite/precompute.ts).
 */
export const callTable = Object.fromEntries(
  Object.entries(calls).map(([name, call]): [string, CallRoute] => [
    name,
    [call.path, call.method, call.isIdempotent, call.auth === 'session'],
  ]),
) as Record<CallName, CallRoute>
