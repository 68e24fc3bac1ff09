import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { ARCADE_CURRENCY, formatAmount, parseAmount } from './amount.ts'
import { createJsonPost, type JsonPost } from './json-post.ts'

/** `unknown`: no definite answer, so that the movement may have been made. */
export type HallAnswer =
  | { readonly kind: 'ok'; readonly balance: bigint }
  | { readonly kind: 'refused'; readonly code: HallRefusal }
  | { readonly kind: 'unknown' }

const refusal = z.enum([
  'BAD_SIGNATURE',
  'BAD_REQUEST',
  'INVALID_TOKEN',
  'PLAYER_DISABLED',
  'LIMIT_REACHED',
  'MAINTENANCE',
  'INSUFFICIENT',
  'DUPLICATE',
  'ROLLED_BACK',
  'ROUND_CLOSED',
  'DOES_NOT_EXIST',
])
/** Codes by which the hall says that nothing was moved (docs/protocols/seamless.md). */
export type HallRefusal = z.infer<typeof refusal>

interface HallTransaction {
  /** The movement's id: the same one moves money once. */
  readonly transaction: string
  readonly round: string
  readonly game: string
  /** The hall's name of the player. */
  readonly player: string
}

export interface HallBet extends HallTransaction {
  readonly token: string
  /** What is taken; of a free round what it plays for, and nothing is taken. */
  readonly amount: bigint
  /** The reference of the grant that the round is one of; null where the player pays. */
  readonly freeGrant: string | null
}

interface HallSettlement {
  readonly isRoundClosed: boolean
  /** Null while the round is open. */
  readonly validBet: bigint | null
}

export interface HallWin extends HallTransaction, HallSettlement {
  /** The bet's transaction. */
  readonly reference: string
  readonly amount: bigint
}

/** A bet and its win in one: the hall moves both, or neither. */
export interface HallBetWin extends Omit<HallBet, 'freeGrant'>, HallSettlement {
  readonly win: bigint
}

export interface HallRollback extends HallTransaction {
  readonly reference: string
}

/** The hall's wallet of players in seamless mode. Calls never throw and are never retried. */
export interface HallWallet {
  balance(player: string): Promise<HallAnswer>
  bet(bet: HallBet): Promise<HallAnswer>
  betWin(bet: HallBetWin): Promise<HallAnswer>
  win(win: HallWin): Promise<HallAnswer>
  rollback(rollback: HallRollback): Promise<HallAnswer>
}

export interface HallWalletOptions {
  /** Where the hall takes requests: `https://hall.example/api/seamless/arcade-seamless`. */
  readonly url: string
  readonly signingSecret: string
  readonly clock: { now(): Date }
  readonly ids: { uuid(): string }
  /** Response timeout (default 5 s). */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 5_000
const money = z.string().transform((text, issue) => {
  const amount = parseAmount(text)
  if (amount === null) issue.addIssue('not an amount')
  return amount ?? 0n
})
const answerSchema = z.union([
  z.object({ code: z.literal('OK'), data: z.object({ balance: money }) }),
  z.object({ code: refusal }),
])

export function createHallWallet(options: HallWalletOptions): HallWallet {
  const post = createJsonPost(options.timeoutMs ?? TIMEOUT_MS)
  const ask = (operation: string, body: object) => askHall(options, post, operation, body)
  const currency = ARCADE_CURRENCY
  return {
    balance: (player) => ask('balance', { player }),
    bet: ({ token, amount, freeGrant, ...rest }) =>
      ask('bet', {
        ...toTransaction(rest),
        currency,
        token,
        amount: formatAmount(amount),
        is_free: freeGrant !== null,
        reward_uuid: freeGrant,
      }),
    betWin: ({ token, amount, win, ...rest }) =>
      ask('bet-win', {
        ...toTransaction(rest),
        ...toSettlement(rest),
        currency,
        token,
        amount: formatAmount(amount),
        win: formatAmount(win),
      }),
    win: ({ amount, reference, ...rest }) =>
      ask('win', {
        ...toTransaction(rest),
        ...toSettlement(rest),
        currency,
        reference_transaction_uuid: reference,
        amount: formatAmount(amount),
      }),
    rollback: ({ reference, ...rest }) =>
      ask('rollback', { ...toTransaction(rest), reference_transaction_uuid: reference }),
  }
}

const toTransaction = ({ transaction, round, game, player }: HallTransaction) => ({
  transaction_uuid: transaction,
  round,
  game,
  player,
})

const toSettlement = ({ isRoundClosed, validBet }: HallSettlement) => ({
  round_closed: isRoundClosed,
  valid_bet: validBet === null ? null : formatAmount(validBet),
})

async function askHall(
  { url, signingSecret, clock, ids }: HallWalletOptions,
  post: JsonPost,
  operation: string,
  fields: object,
): Promise<HallAnswer> {
  const body = JSON.stringify({ request_uuid: ids.uuid(), ...fields })
  const timestamp = clock.now().getTime().toString()
  const nonce = ids.uuid()
  const signature = createHmac('sha256', signingSecret)
    .update(`${timestamp}\n${nonce}\nseamless/${operation}\n${body}`)
    .digest('hex')
  try {
    const answer = answerSchema.safeParse(
      await post(`${url}/${operation}`, body, {
        'x-seamless-timestamp': timestamp,
        'x-seamless-nonce': nonce,
        'x-seamless-signature': signature,
      }),
    )
    if (!answer.success) return { kind: 'unknown' }
    return answer.data.code === 'OK'
      ? { kind: 'ok', balance: answer.data.data.balance }
      : { kind: 'refused', code: answer.data.code }
  } catch {
    return { kind: 'unknown' }
  }
}
