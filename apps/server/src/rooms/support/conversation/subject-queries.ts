import type { SupportMessage, SupportSubject, SupportTopic } from '@gamehall/contract/support'
import { type Currency, formatWireAmount, minor } from '@gamehall/money'
import { findDepositSummary, findSendSummary, findWithdrawalSummary } from '../../cashier/index.ts'
import { findBetSummary, findTransferSummary } from '../../games/index.ts'
import { findExchangeSummary } from '../../wallet/index.ts'
import type { SupportTrx } from '../tables.ts'

type About = NonNullable<SupportMessage['about']>

interface SubjectFacts {
  readonly amountMinor: bigint | null
  readonly currency: Currency
  readonly state: string
}

/** Finds the order, transfer or bet that a question is about, with its amount. Undefined when it is not the player's. */
export async function findSubject(
  trx: SupportTrx,
  playerId: bigint,
  subject: SupportSubject,
): Promise<About | undefined> {
  const row = await readSubject(trx, playerId, subject)
  if (row === undefined) return undefined
  const amount = row.amountMinor === null ? null : formatWireAmount(minor(row.amountMinor), row.currency)
  return { kind: subject.kind, id: subject.id, amount, currency: row.currency }
}

/** Reads the subject's current state, as stored in its table; null when it no longer exists. */
export const readSubjectState = async (
  trx: SupportTrx,
  playerId: bigint,
  subject: SupportSubject,
): Promise<string | null> => (await readSubject(trx, playerId, subject))?.state ?? null

const readSubject = (trx: SupportTrx, playerId: bigint, { kind, id }: SupportSubject) =>
  READERS[kind](trx, playerId, id)

type Reader = (trx: SupportTrx, playerId: bigint, id: string) => Promise<SubjectFacts | undefined>

const READERS: Readonly<Record<SupportSubject['kind'], Reader>> = {
  deposit: findDepositSummary,
  withdrawal: findWithdrawalSummary,
  async transfer(trx, playerId, id) {
    const transfer = await findTransferSummary(trx, playerId, id)
    return transfer && { ...transfer, currency: 'TWD' }
  },
  async wallet(trx, playerId, id) {
    const exchange = await findExchangeSummary(trx, playerId, id)
    return exchange === undefined ? findSendSummary(trx, playerId, id) : { ...exchange, state: 'done' }
  },
  async bet(trx, playerId, id) {
    const [apiKey = '', betId = ''] = splitOnce(id)
    const bet = await findBetSummary(trx, playerId, { apiKey, betId })
    return bet && { ...bet, currency: 'TWD' }
  },
}

/** A platform's key contains no slash; its bet ids may. */
const splitOnce = (id: string): readonly string[] => /^([^/]+)\/(.+)$/.exec(id)?.slice(1) ?? []

/** Reads, per player, topic and subject of the newest message that has either. */
export async function readLatestSubjects(
  trx: SupportTrx,
  playerIds: readonly bigint[],
): Promise<Map<bigint, { readonly topic: SupportTopic | null; readonly about: About | null }>> {
  if (playerIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('support_messages')
    .distinctOn('player_id')
    .select(['player_id', 'topic', 'about'])
    .where('player_id', 'in', playerIds)
    .where((row) => row.or([row('topic', 'is not', null), row('about', 'is not', null)]))
    .orderBy('player_id')
    .orderBy('message_id', 'desc')
    .execute()
  return new Map(rows.map(({ player_id, topic, about }) => [player_id, { topic, about }]))
}
