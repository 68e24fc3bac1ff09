import { setTimeout as delay } from 'node:timers/promises'
import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { AppContext } from '../../context/app-context.ts'
import { type Outcome, refuse } from '../../context/outcome.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import type { Caller, Route } from '../route.ts'

/** A response that is missing for this long was lost in a crash: the call runs again; its own unique key prevents a second posting. */
const ABANDONED_AFTER_MS = 40_000
const WAIT_FOR_DUPLICATE_MS = 25_000
const WAIT_STEP_MS = 50

/**
 * Runs a money-moving call at most once per (player, call, key). The same key and body get the first response again, another
 * body is refused (409), and a duplicate that arrives while the first still runs waits for its response. A run that throws
 * frees the key. The use-case gets the key prefixed with the call's name, so that the same key in another call differs. The
 * body is stored as a keyed fingerprint, because a plain hash would allow guessing pay passwords from the rows.
 */
export async function runIdempotent(
  ctx: AppContext,
  route: Route,
  request: unknown,
  caller: Caller,
): Promise<Outcome<unknown>> {
  const session = caller.session
  if (session === null) return route.answer(ctx, request, caller)
  const record = { player_id: session.playerId, call: route.call.name, key: caller.idempotencyKey }
  const requestHash = ctx.encryptor.fingerprint(canonicalJson(request), 'idempotent-request')
  const isSame = (kept: Buffer) =>
    ctx.encryptor.fingerprints(canonicalJson(request), 'idempotent-request').some((hash) => hash.equals(kept))

  const isFirst = await claim(ctx, { record, requestHash })
  if (!isFirst) {
    const earlier = await awaitAnswer(ctx, record, isSame)
    if (earlier !== 'abandoned') return earlier
  }
  const idempotencyKey = `${route.call.name}/${record.key}`
  const outcome = await route.answer(ctx, request, { ...caller, idempotencyKey }).catch(async (error) => {
    // The same outage may break this too: the key is then freed once it counts as abandoned.
    await forget(ctx, record).catch(() => {})
    throw error
  })
  await storeAnswers(ctx, { record, outcome })
  return outcome
}

type RecordKey = { player_id: bigint; call: string; key: string }

async function forget(ctx: AppContext, record: RecordKey): Promise<void> {
  await withPlatformTables(ctx.db)
    .deleteFrom('idempotency_keys')
    .where('player_id', '=', record.player_id)
    .where('call', '=', record.call)
    .where('key', '=', record.key)
    .where('answer', 'is', null)
    .execute()
}

const nameOf = ({ record }: { readonly record: RecordKey }) =>
  `${record.player_id}/${record.call}/${record.key}`

/** True for who is first to use a key. Calls that come at the same time are written together. */
const claim = batchPerOwner(
  async (
    ctx: AppContext,
    claims: readonly { readonly record: RecordKey; readonly requestHash: Buffer }[],
  ) => {
    const startedAt = new Date()
    const inserted = await withPlatformTables(ctx.db)
      .insertInto('idempotency_keys')
      .values(
        claims.map(({ record, requestHash }) => ({
          ...record,
          request_hash: requestHash,
          answer: null,
          started_at: startedAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['player_id', 'call', 'key'])
      .execute()
    const isFirst = new Set(inserted.map((record) => nameOf({ record })))
    return claims.map((one) => isFirst.has(nameOf(one)))
  },
  { keyOf: nameOf },
)

/** Stores the responses for later calls with the same keys. */
const storeAnswers = batchPerOwner(
  async (
    ctx: AppContext,
    answers: readonly { readonly record: RecordKey; readonly outcome: Outcome<unknown> }[],
  ) => {
    const records = answers.map(({ record }) => record)
    // Arrays tell the planner how many they are: few, so it goes by the index.
    await sql`
      update idempotency_keys k set answer = g.answer::jsonb
        from unnest(${records.map(({ player_id }) => player_id)}::bigint[], ${records.map(({ call }) => call)}::text[],
            ${records.map(({ key }) => key)}::text[], ${answers.map(({ outcome }) => JSON.stringify(outcome))}::text[])
          as g(player_id, call, key, answer)
        where k.player_id = g.player_id and k.call = g.call and k.key = g.key`.execute(ctx.db)
    return answers
  },
  { keyOf: nameOf },
)

async function awaitAnswer(
  ctx: AppContext,
  record: RecordKey,
  isSame: (kept: Buffer) => boolean,
): Promise<Outcome<unknown> | 'abandoned'> {
  const deadline = Date.now() + WAIT_FOR_DUPLICATE_MS
  for (;;) {
    const row = await withPlatformTables(ctx.db)
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer', 'started_at'])
      .where('player_id', '=', record.player_id)
      .where('call', '=', record.call)
      .where('key', '=', record.key)
      .executeTakeFirst()
    if (row === undefined) return 'abandoned'
    if (!isSame(row.request_hash)) return refuse(409)
    if (row.answer !== null) return row.answer as Outcome<unknown>
    if (Date.now() - row.started_at.getTime() > ABANDONED_AFTER_MS) return 'abandoned'
    if (Date.now() > deadline) return refuse(10033)
    await delay(WAIT_STEP_MS)
  }
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
