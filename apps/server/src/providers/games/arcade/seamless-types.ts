import { z } from 'zod'

/** The bodies of docs/protocols/seamless.md, as the arcade sends them. Unknown members are refused. */

const amount = z.string().regex(/^\d{1,13}\.\d{2}$/)
const id = z.string().regex(/^[\w.:/-]{6,128}$/)
const request = { request_uuid: z.uuid().toLowerCase() }
const round = {
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
/** The most of a request with several bets. */
const MAX_BETS = 64
const settlement = { round_closed: z.boolean(), valid_bet: amount.nullable().default(null) }

const betWin = { ...round, ...money, ...stake, ...settlement, win: amount }
/** One of the `bets` of `bet-wins`. */
export const oneBetWin = z.strictObject(betWin)

export const bodies = {
  authenticate: z.strictObject({ ...request, token }),
  balance: z.strictObject({ ...request, player: round.player }),
  bet: z.strictObject({ ...request, ...round, ...money, ...stake }),
  win: z.strictObject({
    ...request,
    ...round,
    ...money,
    ...settlement,
    amount,
    reference_transaction_uuid: id,
  }),
  'bet-win': z.strictObject({ ...request, ...betWin }),
  'bet-wins': z.strictObject({ ...request, bets: z.array(z.unknown()).min(1).max(MAX_BETS) }),
  rollback: z.strictObject({ ...request, ...round, reference_transaction_uuid: id }),
  'end-round': z.strictObject({ ...request, ...round, valid_bet: settlement.valid_bet }),
} as const
