import type { UserInfo } from '@gamehall/contract/account'
import { idCard, mail, person, phone } from '@gamehall/ui/icons/icon-set.ts'
import { Menu } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { mineText } from '../profile/mine-text.ts'
import { realNameStatusText } from '../profile/real-name-status-text.ts'
import { settingText } from './setting-text.ts'

/** Menu of nickname, phone, email and real name, each with its current value. */
export function ProfileSettings({ player }: { readonly player: UserInfo | undefined }) {
  const text = useText(settingText)
  const words = useText(mineText)
  return (
    <Menu title={text.profile}>
      <MenuLink
        to={href('editNickname')}
        shape={person}
        label={text.nickname}
        detail={player?.nickname ?? '…'}
      />
      <MenuLink
        to={href('bindPhone')}
        shape={phone}
        label={text.phone}
        detail={player ? (player.phone ?? text.unbound) : '…'}
      />
      <MenuLink
        to={href('bindEmail')}
        shape={mail}
        label={text.email}
        detail={player ? (player.email ?? text.unbound) : '…'}
      />
      <MenuLink
        to={href('authentication')}
        shape={idCard}
        label={words.realName}
        detail={player ? realNameStatusText(words, player) : '…'}
      />
    </Menu>
  )
}
