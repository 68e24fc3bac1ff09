import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { gear } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppIconLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { MessageBell } from '../../../shared/player/message-bell.tsx'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { PasskeyPrompt } from '../passkeys/passkey-prompt.tsx'
import { MineGuest } from './mine-guest.tsx'
import { MineMenus } from './mine-menus.tsx'
import styles from './mine-page.module.css'
import { mineText } from './mine-text.ts'
import { ProfileCard, ProfileSkeleton } from './profile-card.tsx'

/** `/mine`: the player's profile, balance and menus, or login for a guest (§2). */
export function MinePage() {
  const text = useText(mineText)
  const isLoggedIn = useIsLoggedIn()
  const player = usePlayerInfo()
  const { data: site } = useSiteConfig()
  const settings = href('setting')
  const page = (
    <Page hasGlow foot="tabs">
      <PageHeader
        title={text.mine}
        trailing={
          isLoggedIn ? (
            <>
              <MessageBell />
              <AppIconLink shape={gear} label={text.settings} to={settings} />
            </>
          ) : undefined
        }
      />
      <PageBody>
        {isLoggedIn ? <Profile /> : <MineGuest />}
        {site ? <p className={styles.version}>{text.version(site.name, site.version)}</p> : null}
      </PageBody>
    </Page>
  )
  if (!isLoggedIn) return page
  return <PullToRefresh onRefresh={() => player.refetch({ throwOnError: true })}>{page}</PullToRefresh>
}

function Profile() {
  const player = usePlayerInfo()
  if (player.data)
    return (
      <>
        <ProfileCard player={player.data} />
        <PasskeyPrompt player={player.data} />
        <MineMenus player={player.data} />
      </>
    )
  if (player.isError) return <ErrorState detail={player.error.message} onRetry={() => player.refetch()} />
  return <ProfileSkeleton />
}
