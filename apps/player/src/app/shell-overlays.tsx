import { ConfirmHost } from '@gamehall/ui/confirm.tsx'
import { OfflineOverlay } from '@gamehall/ui/offline-overlay.tsx'
import { ToastHost } from '@gamehall/ui/toast-host.tsx'
import { useState } from 'react'
import { useConnection } from '../shared/stores/connection-store.ts'

/** What may lie over any page. */
export function ShellOverlays() {
  const isOnline = useConnection((connection) => connection.isOnline)
  return (
    <>
      <ToastHost />
      <ConfirmHost />
      <Offline key={String(isOnline)} isOnline={isOnline} />
    </>
  )
}

/** The offline overlay (§2): closed by its cross, it stays away until the network goes once more. */
function Offline({ isOnline }: { readonly isOnline: boolean }) {
  const [isClosed, setClosed] = useState(false)
  return <OfflineOverlay isOpen={!isOnline && !isClosed} onClose={() => setClosed(true)} />
}
