import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import { settingText } from '../setting-text.ts'
import { AccountSwitch } from '../switching/account-switch.tsx'
import { DisplaySettings } from './display-settings.tsx'
import { FeelSettings } from './feel-settings.tsx'
import { LogoutButton } from './logout-button.tsx'
import styles from './mine-page.module.css'
import { ProfileSettings } from './profile-settings.tsx'
import { SecuritySettings } from './security-settings.tsx'

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
        <FeelSettings />
        {player && !isTest ? <AccountSwitch player={player} /> : null}
        <LogoutButton />
        {site ? <p className={styles.version}>{text.version(site.name, site.version)}</p> : null}
      </PageBody>
    </Page>
  )
}
