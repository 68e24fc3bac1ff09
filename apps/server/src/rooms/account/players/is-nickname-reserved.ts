import { isReservedNickname } from '@gamehall/contract/account/reserved-nickname'
import { readSiteSettings } from '../../site/index.ts'
import type { AccountDb, AccountTrx } from '../tables.ts'

/** Whether a nickname would pass for the site’s staff, by the names that the site has now in every language. */
export async function isNicknameReserved(db: AccountDb | AccountTrx, nickname: string): Promise<boolean> {
  const { name, short_name } = await readSiteSettings(db)
  return isReservedNickname(nickname, [...Object.values(name), short_name])
}
