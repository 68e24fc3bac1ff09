import type { UserInfo } from '@gamehall/contract/account'
import { fingerprint, key, lock, qr, screen } from '@gamehall/ui/icons/icon-set.ts'
import { Menu, MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../../shared/loading/lazy-with-retry.ts'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { settingText } from './setting-text.ts'

/** Loaded when opened, because its form needs the password schema. */
const PayPasswordSheet = lazyWithRetry(
  async () => (await import('../passwords/pay-password-sheet.tsx')).PayPasswordSheet,
)

/** Menu of login password, pay password, passkeys, devices and login on another device. */
export function SecuritySettings({ player }: { readonly player: UserInfo | undefined }) {
  const text = useText(settingText)
  const payPassword = usePayPasswordSheet()
  const hasPassword = player?.has_login_password !== false
  return (
    <>
      <Menu title={text.security}>
        <MenuLink
          to={href('updatePassword')}
          shape={lock}
          label={hasPassword ? text.changePassword : text.setPassword}
          {...(hasPassword ? {} : { detail: text.setPasswordHint })}
        />
        <MenuItem
          shape={key}
          label={player?.has_pay_password ? text.changePayPassword : text.setPayPassword}
          detail={text.payPasswordHint}
          onSelect={payPassword.open}
        />
        <MenuLink
          to={href('passkeys')}
          shape={fingerprint}
          label={text.passkeys}
          detail={text.passkeysHint}
        />
        <MenuLink to={href('devices')} shape={screen} label={text.devices} detail={text.devicesHint} />
        <MenuLink to={href('auth')} shape={qr} label={text.elsewhere} />
      </Menu>
      {player && payPassword.isWanted ? (
        <Suspense fallback={null}>
          <PayPasswordSheet player={player} isOpen={payPassword.isOpen} onClose={payPassword.leave} />
        </Suspense>
      ) : null}
    </>
  )
}

/** `?open=pay_password` opens the sheet at once, and closing it navigates back. */
function usePayPasswordSheet() {
  const isAskedFor = usePage().query.get('open') === 'pay_password'
  const [isOpen, setOpen] = useState(isAskedFor)
  const [isWanted, setWanted] = useState(isAskedFor)
  return {
    isOpen,
    isWanted,
    open: () => {
      setWanted(true)
      setOpen(true)
    },
    leave: () => {
      setOpen(false)
      if (isAskedFor) goBack(href('setting'))
    },
  }
}
