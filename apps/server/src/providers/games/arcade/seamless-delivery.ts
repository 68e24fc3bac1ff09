import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type {
  SeamlessBet,
  SeamlessBetWin,
  SeamlessDelivery,
  SeamlessReading,
  SeamlessRequest,
} from '../seamless-wallet.ts'
import { bodies, oneBetWin } from './seamless-types.ts'
import { toMinor } from './transform.ts'

/** Maximum difference between a delivery's timestamp and the clock. */
const MAX_SKEW_MS = 60_000

/** Verifies the signature over the raw body and the timestamp, and parses the body. */
export function readDelivery(secret: string, delivery: SeamlessDelivery, now: Date): SeamlessReading {
  const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) => {
    const value = delivery.headers[`x-seamless-${name}`]
    return typeof value === 'string' ? value : ''
  })
  const refused = (reason: string) => ({ ok: false, error: 'BAD_SIGNATURE', reason }) as const
  if (!/^\d{13}$/.test(timestamp ?? '') || nonce === undefined || !/^[\w-]{16,64}$/.test(nonce))
    return refused('signature headers are missing or malformed')
  const expected = createHmac('sha256', secret)
    .update(`${timestamp}\n${nonce}\nseamless/${delivery.operation}\n`)
    .update(delivery.body)
    .digest('hex')
  if (!isEqual(expected, signature ?? '')) return refused('the signature does not match')
  if (Math.abs(now.getTime() - Number(timestamp)) > MAX_SKEW_MS)
    return refused('the timestamp is too far from now')
  const request = parseRequest(delivery)
  return request === null
    ? { ok: false, error: 'BAD_REQUEST', reason: `not a body of ${delivery.operation}` }
    : { ok: true, request, nonce }
}

function isEqual(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function parseRequest({ operation, body }: SeamlessDelivery): SeamlessRequest | null {
  const json = parseJson(body)
  switch (operation) {
    case 'authenticate':
      return read(bodies.authenticate, json, ({ token }) => ({ operation, token }))
    case 'balance':
      return read(bodies.balance, json, ({ player }) => ({ operation, player }))
    case 'bet':
      return read(bodies.bet, json, (data) => ({ operation, bet: toBet(data) }))
    case 'bet-win':
      return read(bodies['bet-win'], json, (data) => ({ operation, ...toBetWin(data) }))
    case 'bet-wins':
      return read(bodies['bet-wins'], json, ({ bets }) => ({ operation, bets: bets.map(readBetWin) }))
    case 'win':
      return read(bodies.win, json, (data) => ({
        operation,
        win: {
          ...toRound(data),
          ...toSettlement(data, data.amount),
          referenceId: data.reference_transaction_uuid,
        },
      }))
    case 'rollback':
      return read(bodies.rollback, json, (data) => ({
        operation,
        rollback: { ...toRound(data), referenceId: data.reference_transaction_uuid },
      }))
    case 'end-round':
      return read(bodies['end-round'], json, (data) => ({
        operation,
        round: toRound(data),
        validBetMinor: data.valid_bet === null ? null : toMinor(data.valid_bet),
      }))
  }
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  toRequest: (data: z.output<Schema>) => SeamlessRequest,
): SeamlessRequest | null {
  const parsed = schema.safeParse(json)
  return parsed.success ? toRequest(parsed.data) : null
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

const toRound = (
  data: Pick<z.output<typeof bodies.bet>, 'transaction_uuid' | 'round' | 'game' | 'player'>,
) => ({
  transactionId: data.transaction_uuid,
  roundId: data.round,
  game: data.game,
  player: data.player,
})

const toBet = (data: Omit<z.output<typeof bodies.bet>, 'request_uuid'>): SeamlessBet => ({
  ...toRound(data),
  token: data.token,
  amountMinor: toMinor(data.amount),
  isFree: data.is_free,
  rewardId: data.reward_uuid,
})

/** One of several; null when it is malformed, which concerns none of the others. */
function readBetWin(json: unknown): SeamlessBetWin | null {
  const parsed = oneBetWin.safeParse(json)
  return parsed.success ? toBetWin(parsed.data) : null
}

const toBetWin = (data: z.output<typeof oneBetWin>): SeamlessBetWin => ({
  bet: toBet(data),
  settlement: toSettlement(data, data.win),
})

const toSettlement = (
  { round_closed, valid_bet }: Pick<z.output<typeof bodies.win>, 'round_closed' | 'valid_bet'>,
  win: string,
) => ({
  winMinor: toMinor(win),
  isRoundClosed: round_closed,
  validBetMinor: valid_bet === null ? null : toMinor(valid_bet),
})
