import { ConfirmHost } from '@gamehall/ui/confirm.tsx'
import { OfflineOverlay } from '@gamehall/ui/offline-overlay.tsx'
import { ToastHost } from '@gamehall/ui/toast-host.tsx'
import { Suspense, useState } from 'react'
import { loadNoticePopup, useHasOpeningNotices } from '../features/inbox/index.ts'
import { loadMusicDock } from '../features/music/index.ts'
import { late } from '../shared/loading/late.ts'
import { useConnection } from '../shared/stores/connection-store.ts'
import { useMusicHeard } from '../shared/stores/music-heard-store.ts'

const MusicDock = late(loadMusicDock)
const NoticePopup = late(loadNoticePopup)

export type ShellOverlaysProps = {
  readonly path: string
  readonly isBare: boolean
  readonly hasTabs: boolean
}

/** The overlays above the page at `path`; bare pages show no notice popup. */
export function ShellOverlays({ path, isBare, hasTabs }: ShellOverlaysProps) {
  const isOnline = useConnection((connection) => connection.isOnline)
  const hasNotices = useHasOpeningNotices()
  const hasMusic = useMusicHeard((music) => music.isHeard)
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

/** The offline overlay (§2): closed by the player, it stays closed until the network fails again. */
function Offline({ isOnline }: { readonly isOnline: boolean }) {
  const [isClosed, setClosed] = useState(false)
  return <OfflineOverlay isOpen={!isOnline && !isClosed} onClose={() => setClosed(true)} />
}
