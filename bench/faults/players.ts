import { z } from 'zod'
import type { HallClient } from './hall-client.ts'

export interface Player {
  readonly token: string
  readonly playerId: string
}

const outbox = z.array(z.object({ code: z.string().nullable() }))
const registered = z.object({ token: z.string(), user: z.object({ user_id: z.string() }) })

/** A new player, registered by SMS code like anybody. */
export async function registerPlayer(client: HallClient, number: number): Promise<Player> {
  const phone = `0910${String(100_000 + number)}`
  await client.decide('/user/sms/send', { phone, purpose: 'register' })
  const code = outbox.parse(await client.sandbox(`outbox?to=${phone}`))[0]?.code
  const answer = await client.decide('/user/reg/phone/v2', {
    phone,
    code,
    account: `faults${number}`,
    password: 'secret12',
  })
  if (answer.code !== 0) throw new Error(`no player: ${answer.code}`)
  const { token, user } = registered.parse(answer.data)
  return { token, playerId: user.user_id }
}
