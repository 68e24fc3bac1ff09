import type { Locale } from '@gamehall/contract/constants'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { isNicknameReserved } from './is-nickname-reserved.ts'

const NEUTRAL_DIGITS = 6
const neutral: Record<Locale, (digits: string) => string> = {
  'zh-TW': (digits) => `玩家${digits}`,
  en: (digits) => `Player ${digits}`,
}

/** A new player’s nickname: the account name, or the name that Google has; a neutral one where that would pass for staff. */
export async function firstNickname(
  ctx: AccountContext,
  trx: AccountTrx,
  wanted: string,
  locale: Locale,
): Promise<string> {
  return (await isNicknameReserved(trx, wanted)) ? neutral[locale](ctx.ids.digits(NEUTRAL_DIGITS)) : wanted
}
