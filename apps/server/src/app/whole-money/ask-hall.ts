import type { CallName } from '@gamehall/contract'
import type { Hall } from '../../core/hall.ts'
import type { Outcome } from '../../core/outcome.ts'
import { parseRequest } from '../../http/parse-request.ts'
import type { Caller, Session } from '../../http/route.ts'
import { PERMISSIONS } from '../../operator/action.ts'
import { performAction } from '../../operator/perform-action.ts'
import { actions, routes } from '../rooms.ts'

/** Performs an action as an operator with every permission. */
export const act = (hall: Hall, action: string, input: object) =>
  performAction(hall, actions, { name: 'mei', permissions: PERMISSIONS }, { action, input, reason: 'test' })

/** Parses a request and calls its use-case, as a client would, without HTTP. */
export async function ask(
  hall: Hall,
  caller: Caller<Session>,
  name: CallName,
  body: object,
): Promise<Outcome<unknown>> {
  const route = routes.find(({ call }) => call.name === name)
  if (route === undefined) throw new Error(`${name} is not mounted`)
  const request = parseRequest(route.call, body)
  return request.ok ? route.answer(hall, request.data, caller) : request
}
