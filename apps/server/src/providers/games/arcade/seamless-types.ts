import { z } from 'zod'

/** The bodies of docs/protocols/seamless.md, as the arcade sends them. Unknown members are refused. */

const amount = z.string().regex(/^\d{1,13}\.\d{2}$/)
const id = z.string().regex(/^[\w.:/-]{6,128}$/)
const request = { request_uuid: z.uuid().toLowerCase() }
const round = {
  ...request,
  transaction_uuid: id,
  round: id,
  game: z.string().min(1).max(64),
  player: z.string().min(1).max(64),
}
const money = { currency: z.literal('TWD') }
const token = z.string().min(16).max(256)
const stake = {
  token,
  amount,
  is_free: z.boolean().default(false),
  reward_uuid: z.uuid().toLowerCase().nullable().default(null),
}
const settlement = { round_closed: z.boolean(), valid_bet: amount.nullable().default(null) }

export const bodies = {
  authenticate: z.strictObject({ ...request, token }),
  balance: z.strictObject({ ...request, player: round.player }),
  bet: z.strictObject({ ...round, ...money, ...stake }),
  win: z.strictObject({ ...round, ...money, ...settlement, amount, reference_transaction_uuid: id }),
  'bet-win': z.strictObject({ ...round, ...money, ...stake, ...settlement, win: amount }),
  rollback: z.strictObject({ ...round, reference_transaction_uuid: id }),
  'end-round': z.strictObject({ ...round, valid_bet: settlement.valid_bet }),
} as const
