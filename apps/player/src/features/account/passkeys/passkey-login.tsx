import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { fingerprint } from '@gamehall/ui/icons/icon-set.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { deviceInfo } from '../login/device-info.ts'
import { useFinishLogin } from '../login/use-finish-login.ts'
import { useLoginByPasskey, useStartPasskeyLogin } from './api.ts'
import { passkeyText } from './passkey-text.ts'
import { signWithPasskey, supportsPasskeys } from './webauthn.ts'

/** The passkey login button; renders nothing when the browser does not support passkeys. */
export function PasskeyLogin() {
  const text = useText(passkeyText)
  const start = useStartPasskeyLogin()
  const login = useLoginByPasskey()
  const finishLogin = useFinishLogin()
  const fail = (message: string) => {
    void playSound('error')
    showToast(message, { kind: 'error' })
  }
  const logIn = async () => {
    try {
      const signed = await signWithPasskey(await start.mutateAsync({}))
      if (signed.status === 'cancelled') return
      if (signed.status !== 'done') return fail(text.loginFailed)
      finishLogin(await login.mutateAsync({ credential: signed.credential, ...deviceInfo() }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      fail(error.message)
    }
  }
  if (!supportsPasskeys()) return null
  return (
    <Button variant="ghost" block icon={fingerprint} onClick={logIn}>
      {text.login}
    </Button>
  )
}
