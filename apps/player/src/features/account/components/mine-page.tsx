import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { IconLink } from '@gamehall/ui/icon-button.tsx'
import { gear } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { followLink } from '../../../shared/navigation/follow-link.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { MessageBell } from '../../../shared/player/message-bell.tsx'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { mineText } from '../mine-text.ts'
import { PasskeyOffer } from '../passkeys/passkey-offer.tsx'
import { MineGuest } from './mine-guest.tsx'
import { MineMenus } from './mine-menus.tsx'
import styles from './mine-page.module.css'
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
              <IconLink
                shape={gear}
                label={text.settings}
                href={`#${settings}`}
                onClick={(event) => followLink(event, settings)}
              />
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
        <PasskeyOffer player={player.data} />
        <MineMenus player={player.data} />
      </>
    )
  if (player.isError) return <ErrorState detail={player.error.message} onRetry={() => player.refetch()} />
  return <ProfileSkeleton />
}
