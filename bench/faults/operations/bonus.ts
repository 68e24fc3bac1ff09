import { z } from 'zod'
import { randomBetween } from '../random.ts'
import type { Operation } from './operation.ts'

const offers = z.object({ list: z.array(z.object({ id: z.string(), mode: z.string() })) })
const terms = z.object({
  credits: z.array(z.object({ credit_id: z.string(), can_forfeit: z.boolean() })),
})

/** Takes one of the offers; most are refused, for each player has each of them once. */
export const takeBonus: Operation = {
  name: 'take a bonus',
  weight: 3,
  async run(client, { token }) {
    const answer = await client.decide('/activity/list', { page_size: 100 }, token)
    if (answer.code !== 0) return
    const open = offers.parse(answer.data).list.filter(({ mode }) => mode === 'claim')
    const offer = open[randomBetween(0, open.length - 1)]
    if (offer !== undefined) await client.decide('/activity/complete', { id: offer.id }, token)
  },
}

/** Gives a bonus up that is not met, while withdrawals and transfers want the same money. */
export const forfeitBonus: Operation = {
  name: 'give a bonus up',
  weight: 2,
  async run(client, { token }) {
    const answer = await client.decide('/user/turnoverTerms', {}, token)
    if (answer.code !== 0) return
    const credits = terms.parse(answer.data).credits.filter(({ can_forfeit }) => can_forfeit)
    const credit = credits[randomBetween(0, credits.length - 1)]
    if (credit !== undefined)
      await client.decide('/user/forfeitBonus', { credit_id: credit.credit_id }, token)
  },
}
