import { ACCOUNT_TYPES, type AccountType } from '@gamehall/contract/constants'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { openWallets } from '../../wallet/index.ts'
import { readPlayerByAccount, readPlayerByEmail, readPlayerByPhone } from '../players/player-queries.ts'
import { type AccountContext, type AccountTrx, withAccountTables } from '../tables.ts'

const INVITE_CODE_LENGTH = 8
const INVITE_CODE_ATTEMPTS = 5

export interface PlayerDraft {
  readonly account: string
  readonly nickname: string
  /** 1: formal; 2: test (play money). */
  readonly accountType: AccountType
  readonly phone: string | null
  readonly areaCode: string
  readonly email: string | null
  readonly passwordHash: string | null
  readonly googleSubject: string | null
  /** The inviter's invite code. */
  readonly invitedBy: string | null
  /** For a test account: the formal account it belongs to. */
  readonly formalId?: bigint
}

export type PlayerCreation =
  | { readonly status: 'created'; readonly playerId: bigint }
  | { readonly status: 'taken'; readonly what: 'account' | 'phone' | 'email' }
  | { readonly status: 'inviter_unknown' }

/**
 * Creates a player with wallets, in the caller's transaction. Of concurrent calls for the same account, phone or email one
 * succeeds; the others answer `taken` with the field.
 */
export async function createPlayer(
  callerCtx: AppContext,
  callerTrx: Trx,
  draft: PlayerDraft,
): Promise<PlayerCreation> {
  const ctx = withAccountTables(callerCtx)
  const trx = withAccountTables(callerTrx)
  const parent = draft.invitedBy === null ? null : await readInviter(trx, draft.invitedBy)
  if (parent === undefined) return { status: 'inviter_unknown' }
  for (let attempt = 1; attempt <= INVITE_CODE_ATTEMPTS; attempt += 1) {
    const playerId = await insertPlayer(ctx, trx, draft, parent)
    if (playerId !== undefined) {
      await openWallets(trx, playerId, draft.accountType === ACCOUNT_TYPES.test)
      return { status: 'created', playerId }
    }
    const what = await whatIsTaken(trx, draft)
    if (what !== null) return { status: 'taken', what }
  }
  throw new Error('a new player collides on more than account, phone, email and invite code')
}

async function whatIsTaken(trx: AccountTrx, { account, areaCode, phone, email }: PlayerDraft) {
  if ((await readPlayerByAccount(trx, account)) !== undefined) return 'account'
  if (phone !== null && (await readPlayerByPhone(trx, areaCode, phone)) !== undefined) return 'phone'
  if (email !== null && (await readPlayerByEmail(trx, email)) !== undefined) return 'email'
  return null
}

interface Inviter {
  readonly player_id: bigint
  readonly parent_ids: bigint[]
}

function readInviter(trx: AccountTrx, inviteCode: string): Promise<Inviter | undefined> {
  return trx
    .selectFrom('players')
    .select(['player_id', 'parent_ids'])
    .where('invite_code', '=', inviteCode)
    .executeTakeFirst()
}

/** Undefined when a unique value is taken. Waits for a concurrent transaction that inserts the same value. */
async function insertPlayer(
  ctx: AccountContext,
  trx: AccountTrx,
  draft: PlayerDraft,
  parent: Inviter | null,
): Promise<bigint | undefined> {
  const row = await trx
    .insertInto('players')
    .values({
      uuid: ctx.ids.uuid(),
      account: draft.account,
      nickname: draft.nickname,
      account_type: draft.accountType,
      area_code: draft.areaCode,
      phone: draft.phone,
      email: draft.email,
      password_hash: draft.passwordHash,
      google_subject: draft.googleSubject,
      invite_code: ctx.ids.code(INVITE_CODE_LENGTH),
      parent_id: parent?.player_id ?? null,
      parent_ids: parent === null ? [] : [parent.player_id, ...parent.parent_ids],
      // A test account has no profile to complete.
      improved_at: draft.formalId === undefined ? null : ctx.clock.now(),
      formal_id: draft.formalId ?? null,
      created_at: ctx.clock.now(),
      last_login_at: null,
      last_login_ip: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst()
  return row?.player_id
}
