import { ToastHost } from '@gamehall/ui/feedback/toast-host.tsx'
import { ConfirmHost } from '@gamehall/ui/overlays/confirm.tsx'
import { OfflineOverlay } from '@gamehall/ui/overlays/offline-overlay.tsx'
import { Suspense, useState } from 'react'
import { loadNoticePopup, useHasPopupNotices } from '../../features/inbox/index.ts'
import { loadMiniPlayer } from '../../features/music/index.ts'
import { lazyWithRetry } from '../../shared/loading/lazy-with-retry.ts'
import { useConnection } from '../../shared/stores/connection-store.ts'
import { useMusicDock } from '../../shared/stores/music-dock-store.ts'

const MusicDock = lazyWithRetry(loadMiniPlayer)
const NoticePopup = lazyWithRetry(loadNoticePopup)

export type ShellOverlaysProps = {
  readonly path: string
  readonly isBare: boolean
  readonly hasTabs: boolean
}

/** The overlays above the page at `path`; bare pages show no notice popup. */
export function ShellOverlays({ path, isBare, hasTabs }: ShellOverlaysProps) {
  const isOnline = useConnection((connection) => connection.isOnline)
  const hasNotices = useHasPopupNotices()
  const hasMusic = useMusicDock((music) => music.isShown)
  return (
    <>
      <ToastHost />
      <ConfirmHost />
      <Suspense>{hasNotices && !isBare ? <NoticePopup path={path} /> : null}</Suspense>
      <Suspense>{hasMusic && hasTabs ? <MusicDock /> : null}</Suspense>
      <Offline key={String(isOnline)} isOnline={isOnline} />
    </>
  )
}

/** The offline overlay (§2), which over a game speaks of its bets: closed by the player, it stays closed until the network fails again. */
function Offline({ isOnline }: { readonly isOnline: boolean }) {
  const [isClosed, setClosed] = useState(false)
  const detail = useConnection((connection) => connection.offlineDetail)
  return <OfflineOverlay isOpen={!isOnline && !isClosed} detail={detail} onClose={() => setClosed(true)} />
}
