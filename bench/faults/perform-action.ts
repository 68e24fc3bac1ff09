import { z } from 'zod'
import type { ServerClient } from './server-client.ts'

const operated = z.object({ code: z.number(), data: z.unknown() })

/** Performs an operator action. Resolves to its data; null when the server refuses it. */
export async function performAction(
  client: ServerClient,
  action: string,
  input: object = {},
): Promise<unknown> {
  const answer = operated.parse(await client.sandbox('operator', { reason: 'fault run', action, ...input }))
  return answer.code === 0 ? answer.data : null
}

/** As `operate`; throws when the action is refused. */
export async function mustPerformAction(client: ServerClient, action: string, input: object): Promise<void> {
  if ((await performAction(client, action, input)) === null)
    throw new Error(`${action} ${JSON.stringify(input)} was refused`)
}
