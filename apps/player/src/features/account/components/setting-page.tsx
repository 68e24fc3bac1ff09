import type { UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { confirm } from '@gamehall/ui/confirm.tsx'
import { key, logout as leave, lock, qr, sound, star } from '@gamehall/ui/icons/icon-set.ts'
import { Menu, MenuItem } from '@gamehall/ui/menu.tsx'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { Switch } from '@gamehall/ui/switch.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import { endSession } from '../../../shared/stores/session-store.ts'
import { setSound, useSettings } from '../../../shared/stores/settings-store.ts'
import { useLogout } from '../api/use-logout.ts'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { settingText } from '../setting-text.ts'
import { DisplaySettings } from './display-settings.tsx'
import { MenuLink } from './menu-link.tsx'
import styles from './mine-page.module.css'

const PasswordSheet = lazy(async () => ({ default: (await import('./password-sheet.tsx')).PasswordSheet }))
const PayPasswordSheet = lazy(async () => ({
  default: (await import('./pay-password-sheet.tsx')).PayPasswordSheet,
}))

/** `/setting`: how the hall looks and sounds here, the login password, and the way out (§2). */
export function SettingPage() {
  const text = useText(settingText)
  const { data: site } = useSiteConfig()
  return (
    <Page>
      <PageHeader title={text.settings} onBack={() => goBack(href('mine'))} />
      <PageBody>
        <DisplaySettings />
        <FeelSettings />
        <SecuritySettings />
        <LogoutButton />
        {site ? <p className={styles.version}>{text.version(site.name, site.version)}</p> : null}
      </PageBody>
    </Page>
  )
}

function FeelSettings() {
  const text = useText(settingText)
  const isSoundOn = useSettings((settings) => settings.isSoundOn)
  const isReduced = useReducedMotion()
  const soundLabel = useId()
  return (
    <Menu title={text.feel}>
      <MenuItem
        shape={sound}
        label={<span id={soundLabel}>{text.sound}</span>}
        detail={text.soundHint}
        trailing={
          <Switch
            aria-labelledby={soundLabel}
            checked={isSoundOn}
            onChange={(event) => setSound(event.target.checked)}
          />
        }
      />
      <MenuItem shape={star} label={text.motion} detail={isReduced ? text.motionReduced : text.motionFull} />
    </Menu>
  )
}

function SecuritySettings() {
  const text = useText(settingText)
  const { data: player } = usePlayerInfo()
  const [isOpen, setOpen] = useState(false)
  const hasPassword = player?.has_login_password !== false
  return (
    <>
      <Menu title={text.security}>
        <MenuItem
          shape={lock}
          label={hasPassword ? text.changePassword : text.setPassword}
          {...(hasPassword ? {} : { detail: text.setPasswordHint })}
          onSelect={() => setOpen(true)}
        />
        <PayPasswordItem player={player} />
        <MenuLink to={href('auth')} shape={qr} label={text.elsewhere} />
      </Menu>
      <Suspense>
        {player ? <PasswordSheet player={player} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}

/** `?open=pay_password`: whoever came for it finds the sheet open, and goes back when it is done. */
function PayPasswordItem({ player }: { readonly player: UserInfo | undefined }) {
  const text = useText(settingText)
  const isAskedFor = usePage().query.get('open') === 'pay_password'
  const [isOpen, setOpen] = useState(isAskedFor)
  const leave = () => {
    setOpen(false)
    if (isAskedFor) goBack(href('setting'))
  }
  return (
    <>
      <MenuItem
        shape={key}
        label={player?.has_pay_password ? text.changePayPassword : text.setPayPassword}
        detail={text.payPasswordHint}
        onSelect={() => setOpen(true)}
      />
      <Suspense>
        {player ? <PayPasswordSheet player={player} isOpen={isOpen} onClose={leave} /> : null}
      </Suspense>
    </>
  )
}

function LogoutButton() {
  const text = useText(settingText)
  const logout = useLogout()
  const logOut = async () => {
    const isSure = await confirm({
      title: text.logoutTitle,
      body: text.logoutBody,
      confirmLabel: text.logout,
      isDestructive: true,
    })
    if (!isSure) return
    await logout.mutateAsync({}).catch(() => undefined)
    endSession()
    navigate(href('login'), { replace: true })
    showToast(text.loggedOut, { kind: 'success' })
  }
  return (
    <Button variant="ghost" block icon={leave} loading={logout.isPending} onClick={() => void logOut()}>
      {text.logout}
    </Button>
  )
}
