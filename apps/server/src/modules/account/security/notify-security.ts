import { formatMessage } from '@gamehall/contract'
import { LOCALES, type Locale } from '@gamehall/contract/constants'
import type { Hall } from '../../../core/hall.ts'
import { readPlayerLocale } from '../../../core/player-locale.ts'
import { taiwanStamp } from '../../../core/taiwan-time.ts'
import type { Trx } from '../../../core/transact.ts'
import { sendMessage } from '../../inbox/index.ts'
import { toE164 } from '../phone-number.ts'
import { enqueueContactNotice, type NoticeTarget } from './jobs/notify-contact.ts'
import { SECURITY_WARNING, type SecurityNoticeName, securityNotices } from './security-notices.ts'

export interface SecurityChange {
  /** What fills the notice's text, beside its instant. */
  readonly details?: Readonly<Record<string, string>>
  /** A phone or email that was unbound by this: it is told too. */
  readonly former?: NoticeTarget
  /** The contact that was bound by this: it knows. */
  readonly bound?: 'phone' | 'email'
}

/**
 * Tells a player of a change of who gets in or where money goes: a message in the inbox, and an SMS or mail to every
 * contact of the account but the one that this very change bound. In the transaction of the change.
 */
export async function notifySecurityChange(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  notice: Exclude<SecurityNoticeName, 'newDevice'>,
  { details = {}, former, bound }: SecurityChange = {},
): Promise<void> {
  const texts = await leaveSecurityMessage(hall, trx, playerId, notice, details)
  const player = await trx
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
    await enqueueContactNotice(hall, trx, playerId, target, { subject, text: texts[locale] })
  }
}

/** Tells, in the inbox alone, of a login on a device that was not seen before. */
export async function notifyNewDevice(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await leaveSecurityMessage(hall, trx, playerId, 'newDevice', details)
}

async function leaveSecurityMessage(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  notice: SecurityNoticeName,
  details: Readonly<Record<string, string>>,
): Promise<Readonly<Record<Locale, string>>> {
  const { title, text, target } = securityNotices[notice]
  const params = { at: taiwanStamp(hall.clock.now()), ...details }
  const space = { 'zh-TW': '', en: ' ' } as const
  const written = LOCALES.map((locale) => [
    locale,
    `${formatMessage(text, locale, params)}${space[locale]}${SECURITY_WARNING[locale]}`,
  ])
  const texts = Object.fromEntries(written) as Record<Locale, string>
  await sendMessage(hall, trx, playerId, {
    type: 'system',
    title,
    texts,
    target,
    isOwnDoing: notice !== 'newDevice',
  })
  return texts
}
