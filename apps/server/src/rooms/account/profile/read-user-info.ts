import type { LoginResult, UserInfo } from '@gamehall/contract/account'
import { formatWireAmount } from '@gamehall/money'
import { playBreakHook } from '../../../platform/context/play-break-hook.ts'
import { vipLevelHook } from '../../../platform/context/vip-level-hook.ts'
import { maskName, readRealName } from '../../identity/index.ts'
import { countUnread } from '../../inbox/index.ts'
import { listPlatformBalances, readMainBalance, readTurnoverLeft } from '../../wallet/index.ts'
import { maskEmail, maskPhone } from '../contacts/contact-format.ts'
import { type PlayerRow, readPlayer } from '../players/player-queries.ts'
import { securityHoldEnd } from '../security/security-hold.ts'
import type { AccountContext } from '../tables.ts'

/** Reads the player's current info (§3). Throws when there is no such player. */
export async function readUserInfo(ctx: AccountContext, playerId: bigint): Promise<UserInfo> {
  const player = await readPlayer(ctx.db, playerId)
  if (player === undefined) throw new Error('a session without its player')
  const now = ctx.clock.now()
  const [balance, washBalance, platforms, realName, vipLevel, playBreak, parent, { message_num }] =
    await Promise.all([
      readMainBalance(ctx.db, playerId),
      readTurnoverLeft(ctx.db, playerId),
      listPlatformBalances(ctx.db, playerId),
      readRealName(ctx, ctx.db, playerId),
      vipLevelHook.of(ctx)(ctx.db, playerId),
      playBreakHook.of(ctx)(ctx.db, playerId, now),
      player.parent_id === null ? undefined : readPlayer(ctx.db, player.parent_id),
      countUnread(ctx, ctx.db, playerId, now),
    ])
  return {
    ...profileOf(player),
    held_until: securityHoldEnd(ctx, player.security_changed_at)?.toISOString() ?? null,
    balance: formatWireAmount(balance, 'TWD'),
    wash_balance: formatWireAmount(washBalance, 'TWD'),
    user_apis: platforms.map(({ apiKey, balanceMinor }) => ({
      api_key: apiKey,
      balance: formatWireAmount(balanceMinor, 'TWD'),
    })),
    real_name_status: realName.status,
    real_name: realName.name === null ? null : maskName(realName.name),
    vip_level: vipLevel,
    play_break: playBreak,
    message_num,
    parent_acc: parent?.account ?? null,
  }
}

type FieldsOfOtherTables =
  | 'held_until'
  | 'balance'
  | 'wash_balance'
  | 'user_apis'
  | 'message_num'
  | 'parent_acc'
  | 'real_name_status'
  | 'real_name'
  | 'vip_level'
  | 'play_break'

function profileOf(player: PlayerRow): Omit<UserInfo, FieldsOfOtherTables> {
  return {
    user_id: String(player.player_id),
    uuid: player.uuid,
    user_acc: player.account,
    nickname: player.nickname,
    acc_of_type: player.account_type,
    user_of_group: player.user_group,
    user_of_type: player.user_type,
    user_sex: player.sex,
    area_code: player.area_code,
    phone: player.phone === null ? null : maskPhone(player.phone),
    email: player.email === null ? null : maskEmail(player.email),
    auto_transfer: player.auto_transfer ? 1 : 0,
    has_login_password: player.password_hash !== null,
    has_pay_password: player.pay_password_hash !== null,
    invite_code: player.invite_code,
    parent_id: player.parent_id === null ? null : String(player.parent_id),
    parent_ids: player.parent_ids.map(String),
    created_at: player.created_at.toISOString(),
    last_login_at: player.last_login_at?.toISOString() ?? null,
    last_login_ip: player.last_login_ip,
  }
}

/** An account is new for this long, or until it has been asked to complete its profile. */
const NEW_FOR_MS = 86_400_000

/** §2 post-login navigation: whether the account is new, and whether it is missing a phone or an email. */
export async function readOnboardingStatus(
  ctx: AccountContext,
  playerId: bigint,
): Promise<Pick<LoginResult, 'is_new' | 'needs_information'>> {
  const player = await ctx.db
    .selectFrom('players')
    .select(['improved_at', 'created_at', 'phone', 'email'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const ageMs = ctx.clock.now().getTime() - player.created_at.getTime()
  const isNew = player.improved_at === null && ageMs < NEW_FOR_MS
  return { is_new: isNew, needs_information: isNew && (player.phone === null || player.email === null) }
}
