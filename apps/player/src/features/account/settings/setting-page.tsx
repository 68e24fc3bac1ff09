import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import styles from '../profile/mine-page.module.css'
import { LogoutButton } from '../sessions/logout-button.tsx'
import { AccountSwitch } from '../test-account/account-switch.tsx'
import { DisplaySettings } from './display-settings.tsx'
import { ProfileSettings } from './profile-settings.tsx'
import { SecuritySettings } from './security-settings.tsx'
import { settingText } from './setting-text.ts'
import { SoundAndMotionSettings } from './sound-and-motion-settings.tsx'

/** `/setting`: profile, security, display, sound and motion, account switch, logout (§2). */
export function SettingPage() {
  const text = useText(settingText)
  const { data: player } = usePlayerInfo()
  const { data: site } = useSiteConfig()
  const isTest = player?.acc_of_type === ACCOUNT_TYPES.test
  return (
    <Page>
      <PageHeader title={text.settings} onBack={() => goBack(href('mine'))} />
      <PageBody>
        {isTest ? (
          <AccountSwitch player={player} />
        ) : (
          <>
            <ProfileSettings player={player} />
            <SecuritySettings player={player} />
          </>
        )}
        <DisplaySettings />
        <SoundAndMotionSettings />
        {player && !isTest ? <AccountSwitch player={player} /> : null}
        <LogoutButton />
        {site ? <p className={styles.version}>{text.version(site.name, site.version)}</p> : null}
      </PageBody>
    </Page>
  )
}
