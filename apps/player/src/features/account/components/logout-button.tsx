import { Button } from '@gamehall/ui/button.tsx'
import { confirm } from '@gamehall/ui/confirm.tsx'
import { logout as leave } from '@gamehall/ui/icons/icon-set.ts'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { endSession } from '../../../shared/stores/session-store.ts'
import { unsubscribeBrowser } from '../../../shared/web-push/unsubscribe-browser.ts'
import { useLogout } from '../api/use-logout.ts'
import { settingText } from '../setting-text.ts'

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
    await unsubscribeBrowser().catch(() => undefined)
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
