import type { CallName } from '@gamehall/contract'
import { PERMISSIONS } from '@gamehall/contract/operator'
import type { AppContext } from '../../platform/context/app-context.ts'
import type { Outcome } from '../../platform/context/outcome.ts'
import { parseRequest } from '../../platform/http/parse-request.ts'
import type { Caller, Session } from '../../platform/http/route.ts'
import { performAction } from '../../platform/operator/perform-action.ts'
import { actions, routes } from '../rooms.ts'

/** Performs an action as an operator with every permission. */
export const performTestAction = (ctx: AppContext, action: string, input: object) =>
  performAction(ctx, actions, { name: 'mei', permissions: PERMISSIONS }, { action, input, reason: 'test' })

/** Parses a request and calls its use-case, as a client would, without HTTP. */
export async function callUseCase(
  ctx: AppContext,
  caller: Caller<Session>,
  name: CallName,
  body: object,
): Promise<Outcome<unknown>> {
  const route = routes.find(({ call }) => call.name === name)
  if (route === undefined) throw new Error(`${name} is not mounted`)
  const request = parseRequest(route.call, body)
  return request.ok ? route.answer(ctx, request.data, caller) : request
}
