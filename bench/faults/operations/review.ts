import { z } from 'zod'
import { performAction } from '../perform-action.ts'
import { randomBetween } from '../random.ts'
import type { ServerClient } from '../server-client.ts'
import type { Operation } from './operation.ts'

const waiting = z.object({ list: z.array(z.object({ order_no: z.string(), state: z.string().optional() })) })
/** How many of those that wait one look takes on. */
const AT_ONCE = 5

/** An operator goes through what waits: three in four withdrawals pass, half of the odd deposits are credited. */
export const review: Operation = {
  name: 'an operator reviews what waits',
  weight: 2,
  async run(client) {
    for (const order_no of await waitingIn(client, 'list-withdrawals-waiting')) {
      const action = randomBetween(1, 4) === 1 ? 'reject-withdrawal' : 'approve-withdrawal'
      await performAction(client, action, { order_no })
    }
    for (const order_no of await waitingIn(client, 'list-deposits-in-review')) {
      await performAction(client, randomBetween(0, 1) === 0 ? 'approve-deposit' : 'reject-deposit', {
        order_no,
      })
    }
  },
}

async function waitingIn(client: ServerClient, action: string): Promise<string[]> {
  const { list } = waiting.parse(await performAction(client, action))
  const undecided = list.filter(({ state }) => state === undefined || state === 'pending')
  const first = randomBetween(0, Math.max(undecided.length - AT_ONCE, 0))
  return undecided.slice(first, first + AT_ONCE).map(({ order_no }) => order_no)
}
