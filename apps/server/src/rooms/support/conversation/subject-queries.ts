import type { SupportMessage, SupportSubject, SupportTopic } from '@gamehall/contract/support'
import { type Currency, formatWireAmount, minor } from '@gamehall/money'
import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../../platform/database/transact.ts'

type About = NonNullable<SupportMessage['about']>

interface SubjectRow {
  readonly amount_minor: bigint | null
  readonly currency: Currency
  readonly state: string
}

/** Finds the order, transfer or bet that a question is about, with its amount. Undefined when it is not the player's. */
export async function findSubject(
  trx: Trx,
  playerId: bigint,
  subject: SupportSubject,
): Promise<About | undefined> {
  const row = await readSubject(trx, playerId, subject)
  if (row === undefined) return undefined
  const amount = row.amount_minor === null ? null : formatWireAmount(minor(row.amount_minor), row.currency)
  return { kind: subject.kind, id: subject.id, amount, currency: row.currency }
}

/** Reads the subject's current state, as stored in its table; null when it no longer exists. */
export const readSubjectState = async (
  trx: Trx,
  playerId: bigint,
  subject: SupportSubject,
): Promise<string | null> => (await readSubject(trx, playerId, subject))?.state ?? null

async function readSubject(
  trx: Trx,
  playerId: bigint,
  { kind, id }: SupportSubject,
): Promise<SubjectRow | undefined> {
  const { rows } = await READERS[kind](playerId, id).execute(trx)
  return rows[0]
}

type Reader = (playerId: bigint, id: string) => RawBuilder<SubjectRow>

const READERS: Readonly<Record<SupportSubject['kind'], Reader>> = {
  deposit: (playerId, id) => sql`
    select amount_minor, 'TWD' as currency, state from deposit_orders where player_id = ${playerId} and order_no = ${id}`,
  withdrawal: (playerId, id) => sql`
    select amount_minor, currency, state from withdrawal_orders where player_id = ${playerId} and order_no = ${id}`,
  transfer: (playerId, id) => sql`
    select amount_minor, 'TWD' as currency, state from platform_transfers
      where player_id = ${playerId} and reference = ${id}`,
  wallet: (playerId, id) => sql`
    select pay_minor as amount_minor, from_currency as currency, 'done' as state from exchange_quotes
      where player_id = ${playerId} and order_no = ${id}
    union all
    select amount_minor, currency, 'done' as state from player_sends
      where order_no = ${id} and ${playerId}::bigint in (player_id, recipient_id)`,
  bet(playerId, id) {
    const [apiKey = '', betId = ''] = splitOnce(id)
    return sql`
      select bet_minor as amount_minor, 'TWD' as currency, status as state from bets
        where api_key = ${apiKey} and bet_id = ${betId} and player_id = ${playerId}`
  },
}

/** A platform's key contains no slash; its bet ids may. */
const splitOnce = (id: string): readonly string[] => /^([^/]+)\/(.+)$/.exec(id)?.slice(1) ?? []

/** Reads, per player, topic and subject of the newest message that has either. */
export async function readLatestSubjects(
  trx: Trx,
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
