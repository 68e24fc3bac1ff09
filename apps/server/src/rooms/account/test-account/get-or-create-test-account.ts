import type { Locale } from '@gamehall/contract/constants'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { type Minor, minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { taiwanDay } from '../../../platform/time/taiwan-time.ts'
import {
  appLedger,
  formatWalletOrderNo,
  moveMoney,
  openSystemAccounts,
  playMoneyAccount,
  readMainBalance,
} from '../../wallet/index.ts'
import { readPlayer } from '../players/player-queries.ts'
import { createPlayer } from '../registration/create-player.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'

const GENERATED_NAME_LENGTH = 10
/** The initial balance of a test account, also restored by a refill, in cents of play money. */
const PLAY_MONEY_MINOR = minor(1_000_000n)
/** A main wallet below this is refilled, once per Taiwan day. */
const REFILLED_BELOW_MINOR = 100_000n
const reasons: Record<Locale, string> = { 'zh-TW': '測試帳號試玩金', en: 'Test money' }

/**
 * Returns the player id of a formal account's test account. Creates it with its own wallets and play money on first use,
 * and refills a low balance. The caller must hold the lock on the formal account, so that it gets one test account.
 */
export async function getOrCreateTestAccount(
  ctx: AccountContext,
  trx: AccountTrx,
  formalId: bigint,
  locale: Locale,
): Promise<bigint> {
  const known = await trx
    .selectFrom('players')
    .select('player_id')
    .where('formal_id', '=', formalId)
    .executeTakeFirst()
  if (known !== undefined) {
    await refill(ctx, trx, known.player_id, locale)
    return known.player_id
  }
  const owner = await readPlayer(trx, formalId)
  const account = `test${ctx.ids.code(GENERATED_NAME_LENGTH).toLowerCase()}`
  const created = await createPlayer(ctx, trx, {
    account,
    nickname: owner?.nickname ?? account,
    accountType: ACCOUNT_TYPES.test,
    phone: null,
    areaCode: owner?.area_code ?? '886',
    email: null,
    passwordHash: null,
    googleSubject: null,
    invitedBy: null,
    formalId,
  })
  if (created.status !== 'created') throw new Error(`a test account could not be made: ${created.status}`)
  await givePlayMoney(ctx, trx, {
    playerId: created.playerId,
    key: `play-money/${created.playerId}`,
    amountMinor: PLAY_MONEY_MINOR,
    locale,
  })
  return created.playerId
}

async function refill(ctx: AccountContext, trx: AccountTrx, playerId: bigint, locale: Locale): Promise<void> {
  const balance = await readMainBalance(trx, playerId)
  if (balance >= REFILLED_BELOW_MINOR) return
  const key = `play-money/${playerId}/${taiwanDay(ctx.clock.now())}`
  if ((await appLedger.transfer(sqlRunner(trx), key)) !== undefined) return
  await givePlayMoney(ctx, trx, { playerId, key, amountMinor: minor(PLAY_MONEY_MINOR - balance), locale })
}

interface Gift {
  readonly playerId: bigint
  readonly key: string
  readonly amountMinor: Minor
  readonly locale: Locale
}

async function givePlayMoney(
  ctx: AccountContext,
  trx: AccountTrx,
  { playerId, key, amountMinor, locale }: Gift,
): Promise<void> {
  const counterAccount = playMoneyAccount('TWD')
  await openSystemAccounts(trx, [counterAccount])
  const moved = await moveMoney(ctx, trx, {
    key,
    playerId,
    subType: 'system_adjustment',
    amountMinor,
    counterAccount,
    orderNo: formatWalletOrderNo('A', ctx.clock.now(), ctx.ids),
    details: { reason: reasons[locale] },
  })
  if (!moved.ok) throw new Error(`play money could not be given: ${moved.code}`)
}
