import type { Locale } from '@gamehall/contract/constants'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { type Minor, minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Hall } from '../../../core/hall.ts'
import { taiwanDay } from '../../../core/taiwan-time.ts'
import type { Trx } from '../../../core/transact.ts'
import {
  formatWalletOrderNo,
  hallLedger,
  moveMoney,
  openHouseAccounts,
  playMoney,
  readMainBalance,
} from '../../wallet/index.ts'
import { createPlayer } from '../create-player.ts'
import { readPlayer } from '../player-queries.ts'

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
export async function openTestAccount(
  hall: Hall,
  trx: Trx,
  formalId: bigint,
  locale: Locale,
): Promise<bigint> {
  const known = await trx
    .selectFrom('players')
    .select('player_id')
    .where('formal_id', '=', formalId)
    .executeTakeFirst()
  if (known !== undefined) {
    await refill(hall, trx, known.player_id, locale)
    return known.player_id
  }
  const owner = await readPlayer(trx, formalId)
  const account = `test${hall.ids.code(GENERATED_NAME_LENGTH).toLowerCase()}`
  const created = await createPlayer(hall, trx, {
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
  await givePlayMoney(hall, trx, {
    playerId: created.playerId,
    key: `play-money/${created.playerId}`,
    amountMinor: PLAY_MONEY_MINOR,
    locale,
  })
  return created.playerId
}

async function refill(hall: Hall, trx: Trx, playerId: bigint, locale: Locale): Promise<void> {
  const balance = await readMainBalance(trx, playerId)
  if (balance >= REFILLED_BELOW_MINOR) return
  const key = `play-money/${playerId}/${taiwanDay(hall.clock.now())}`
  if ((await hallLedger.transfer(sqlRunner(trx), key)) !== undefined) return
  await givePlayMoney(hall, trx, { playerId, key, amountMinor: minor(PLAY_MONEY_MINOR - balance), locale })
}

interface Gift {
  readonly playerId: bigint
  readonly key: string
  readonly amountMinor: Minor
  readonly locale: Locale
}

async function givePlayMoney(
  hall: Hall,
  trx: Trx,
  { playerId, key, amountMinor, locale }: Gift,
): Promise<void> {
  const counterAccount = playMoney('TWD')
  await openHouseAccounts(trx, [counterAccount])
  const moved = await moveMoney(hall, trx, {
    key,
    playerId,
    subType: 'system_adjustment',
    amountMinor,
    counterAccount,
    orderNo: formatWalletOrderNo('A', hall.clock.now(), hall.ids),
    details: { reason: reasons[locale] },
  })
  if (!moved.ok) throw new Error(`play money could not be given: ${moved.code}`)
}
