import { ConfirmHost } from '@gamehall/ui/confirm.tsx'
import { ToastHost } from '@gamehall/ui/toast-host.tsx'

/** What may lie over any page. Comes after the first screen has taken over. */
export function ShellOverlays() {
  return (
    <>
      <ToastHost />
      <ConfirmHost />
    </>
  )
}
