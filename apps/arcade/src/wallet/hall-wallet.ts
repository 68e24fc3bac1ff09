import { createHmac } from 'node:crypto'
import { createCallBatcher } from '@gamehall/postgres'
import { z } from 'zod'
import { ARCADE_CURRENCY, formatAmount, parseAmount } from './amount.ts'
import { createJsonPost, type JsonAnswer, type JsonPost } from './json-post.ts'

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

/** The hall's wallet of players in seamless mode. Calls never throw and are never retried. Concurrent ones of `betWin` share a request. */
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
/** The most of a request with several bets (docs/protocols/seamless.md). */
const MAX_BETS = 64
/**
 * Bets that come while the hall is asked are collected for this long at most. The number of requests under way has no limit:
 * a hall that does not answer must not hold back the bets of others for longer than `CALL_LEASE_MS`.
 */
const OVERLAP_AFTER_MS = 40
const NOT_FOUND = 404
const money = z.string().transform((text, issue) => {
  const amount = parseAmount(text)
  if (amount === null) issue.addIssue('not an amount')
  return amount ?? 0n
})
const answerSchema = z.union([
  z.object({ code: z.literal('OK'), data: z.object({ balance: money }) }),
  z.object({ code: refusal }),
])
const answersSchema = z.object({
  code: z.literal('OK'),
  data: z.object({ answers: z.array(z.unknown()) }),
})
const UNKNOWN: HallAnswer = { kind: 'unknown' }

export function createHallWallet(options: HallWalletOptions): HallWallet {
  const post = createJsonPost(options.timeoutMs ?? TIMEOUT_MS)
  const ask: Ask = (operation, fields) => askHall(options, post, operation, fields)
  const askOne = async (operation: string, fields: object) => readAnswer((await ask(operation, fields))?.body)
  return {
    balance: (player) => askOne('balance', { player }),
    bet: ({ token, amount, freeGrant, ...rest }) =>
      askOne('bet', {
        ...toTransaction(rest),
        currency,
        token,
        amount: formatAmount(amount),
        is_free: freeGrant !== null,
        reward_uuid: freeGrant,
      }),
    betWin: createCallBatcher((bets: readonly HallBetWin[]) => askBetWins(ask, bets), {
      maxBatchSize: MAX_BETS,
      maxConcurrentBatches: Number.POSITIVE_INFINITY,
      overlapAfterMs: OVERLAP_AFTER_MS,
    }),
    win: ({ amount, reference, ...rest }) =>
      askOne('win', {
        ...toTransaction(rest),
        ...toSettlement(rest),
        currency,
        reference_transaction_uuid: reference,
        amount: formatAmount(amount),
      }),
    rollback: ({ reference, ...rest }) =>
      askOne('rollback', { ...toTransaction(rest), reference_transaction_uuid: reference }),
  }
}

const currency = ARCADE_CURRENCY

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

const toBetWin = ({ token, amount, win, ...rest }: HallBetWin) => ({
  ...toTransaction(rest),
  ...toSettlement(rest),
  currency,
  token,
  amount: formatAmount(amount),
  win: formatAmount(win),
})

/** Null without an answer. */
type Ask = (operation: string, fields: object) => Promise<JsonAnswer | null>

/** Asks for several bets with their wins in one request; a hall that does not know of such requests, in one each. */
async function askBetWins(ask: Ask, bets: readonly HallBetWin[]): Promise<HallAnswer[]> {
  const given = bets.map(toBetWin)
  if (given.length > 1) {
    const answer = await ask('bet-wins', { bets: given })
    if (answer?.status !== NOT_FOUND) return readAnswers(answer?.body, given.length)
  }
  return Promise.all(given.map(async (bet) => readAnswer((await ask('bet-win', bet))?.body)))
}

/** The answer to each of several bets. A refusal of the request is one of each; what is missing is unknown. */
function readAnswers(body: unknown, count: number): HallAnswer[] {
  const answered = answersSchema.safeParse(body)
  if (answered.success)
    return Array.from({ length: count }, (_, index) => readAnswer(answered.data.data.answers[index]))
  const whole = readAnswer(body)
  return Array.from({ length: count }, () => (whole.kind === 'refused' ? whole : UNKNOWN))
}

function readAnswer(body: unknown): HallAnswer {
  const answer = answerSchema.safeParse(body)
  if (!answer.success) return UNKNOWN
  return answer.data.code === 'OK'
    ? { kind: 'ok', balance: answer.data.data.balance }
    : { kind: 'refused', code: answer.data.code }
}

/** Signs and posts a request. Null without an answer. */
async function askHall(
  { url, signingSecret, clock, ids }: HallWalletOptions,
  post: JsonPost,
  operation: string,
  fields: object,
): Promise<JsonAnswer | null> {
  const body = JSON.stringify({ request_uuid: ids.uuid(), ...fields })
  const timestamp = clock.now().getTime().toString()
  const nonce = ids.uuid()
  const signature = createHmac('sha256', signingSecret)
    .update(`${timestamp}\n${nonce}\nseamless/${operation}\n${body}`)
    .digest('hex')
  const headers = {
    'x-seamless-timestamp': timestamp,
    'x-seamless-nonce': nonce,
    'x-seamless-signature': signature,
  }
  return post(`${url}/${operation}`, body, headers).catch(() => null)
}
