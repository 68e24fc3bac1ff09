import { type CallName, calls } from '@gamehall/contract'

/** What the client needs to send a call. `auth` is `optional` for a public call whose response differs for a logged-in player. */
export type CallRoute = readonly [
  path: string,
  method: 'POST' | 'GET',
  isIdempotent: boolean,
  auth: (typeof calls)[CallName]['auth'],
  /** The request is sent as multipart form data, with files. */
  isMultipart: boolean,
]

/**
 * Every call's route, by name. The build replaces this module by its computed value,
 * so that the browser loads neither the contract nor zod for it (vite/precompute.ts).
 */
export const callTable = Object.fromEntries(
  Object.entries(calls).map(([name, call]): [string, CallRoute] => [
    name,
    [call.path, call.method, call.isIdempotent, call.auth, call.isMultipart],
  ]),
) as Record<CallName, CallRoute>
