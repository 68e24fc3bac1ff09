import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { logout as leave } from '@gamehall/ui/icons/icon-set.ts'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { endSession } from '../../../shared/stores/session-store.ts'
import { removePushSubscription } from '../../../shared/web-push/remove-push-subscription.ts'
import { settingText } from '../settings/setting-text.ts'
import { useLogout } from './api.ts'

/** Logs out after confirmation, even when the server does not answer. */
export function LogoutButton() {
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
    // The next user of this browser must not receive this player's push messages.
    await removePushSubscription().catch(() => undefined)
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
