import { formatMessage } from '@gamehall/contract'
import { LOCALES, type Locale } from '@gamehall/contract/constants'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { formatTaiwanDateTime } from '../../../platform/time/taiwan-time.ts'
import { sendMessage } from '../../inbox/index.ts'
import { toE164 } from '../contacts/contact-format.ts'
import { readPlayerLocale } from '../sessions/player-locale.ts'
import { type AccountContext, type AccountTrx, withAccountTables } from '../tables.ts'
import { enqueueContactNotice, type NoticeTarget } from './jobs/notify-contact.ts'
import { SECURITY_WARNING, type SecurityNoticeType, securityNotices } from './security-notices.ts'

export interface SecurityChange {
  /** Parameters of the notice's text, besides its time. */
  readonly details?: Readonly<Record<string, string>>
  /** The phone or email that this change replaced; it is notified too. */
  readonly former?: NoticeTarget
  /** The contact that this change bound; it is not notified. */
  readonly bound?: 'phone' | 'email'
}

/**
 * Notifies a player of a change to login credentials, contacts or payout destinations, in the transaction of the change:
 * an inbox message, and an SMS or email to every contact except the one that this change bound.
 */
export async function notifySecurityChange(
  ctx: AppContext,
  trx: Trx,
  playerId: bigint,
  notice: Exclude<SecurityNoticeType, 'newDevice'>,
  { details = {}, former, bound }: SecurityChange = {},
): Promise<void> {
  const texts = await sendSecurityMessage(
    withAccountTables(ctx),
    withAccountTables(trx),
    playerId,
    notice,
    details,
  )
  const player = await withAccountTables(trx)
    .selectFrom('players')
    .select(['phone', 'area_code', 'email'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const targets: NoticeTarget[] = former === undefined ? [] : [former]
  if (player.phone !== null && bound !== 'phone')
    targets.push({ kind: 'phone', to: toE164(player.area_code, player.phone) })
  if (player.email !== null && bound !== 'email') targets.push({ kind: 'email', to: player.email })
  const locale = await readPlayerLocale(trx, playerId)
  const subject = securityNotices[notice].title[locale]
  for (const target of targets) {
    await enqueueContactNotice(withAccountTables(ctx), withAccountTables(trx), playerId, target, {
      subject,
      text: texts[locale],
    })
  }
}

/** Notifies a player, by inbox message only, of a login from a new device. */
export async function notifyNewDevice(
  ctx: AccountContext,
  trx: AccountTrx,
  playerId: bigint,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await sendSecurityMessage(ctx, trx, playerId, 'newDevice', details)
}

async function sendSecurityMessage(
  ctx: AccountContext,
  trx: AccountTrx,
  playerId: bigint,
  notice: SecurityNoticeType,
  details: Readonly<Record<string, string>>,
): Promise<Readonly<Record<Locale, string>>> {
  const { title, text, target } = securityNotices[notice]
  const params = { at: formatTaiwanDateTime(ctx.clock.now()), ...details }
  const space = { 'zh-TW': '', en: ' ' } as const
  const written = LOCALES.map((locale) => [
    locale,
    `${formatMessage(text, locale, params)}${space[locale]}${SECURITY_WARNING[locale]}`,
  ])
  const texts = Object.fromEntries(written) as Record<Locale, string>
  await sendMessage(ctx, trx, playerId, {
    type: 'system',
    title,
    texts,
    target,
    isOwnAction: notice !== 'newDevice',
  })
  return texts
}
