import { improveInformation, nickname } from '@gamehall/contract/account'
import { isReservedNickname } from '@gamehall/contract/account/reserved-nickname'
import { serverFieldMessages } from '@gamehall/contract/errors/server-fields'
import { useLanguage } from '@gamehall/web-client/i18n/text.ts'
import { useMemo } from 'react'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'

/**
 * The request schema of the forms with a nickname: one that would pass for staff is refused as the server does, by the site's names
 * in this language; `current`, the one that the player has, is not.
 */
export function useNicknameSchema(current: string) {
  const language = useLanguage()
  const { name = '', short_name = '' } = useSiteConfig().data ?? {}
  return useMemo(() => {
    const isFree = (typed: string) => typed === current || !isReservedNickname(typed, [name, short_name])
    return improveInformation.request.safeExtend({
      nickname: nickname.refine(isFree, serverFieldMessages.nickname_reserved[language]).optional(),
    })
  }, [current, language, name, short_name])
}
