import { GoogleLogo } from '@gamehall/ui/art/google-logo.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { useRef, useState } from 'react'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { useSettings } from '../../../shared/stores/settings-store.ts'
import { BirthDateSheet } from '../registration/birth-date-sheet.tsx'
import { useLoginByGoogle, useStartGoogleLogin } from './api.ts'
import { deviceInfo } from './device-info.ts'
import { entryText } from './entry-text.ts'
import styles from './google-login.module.css'
import { carriesNonce, loadGoogleScript } from './google-script.ts'
import { useFinishLogin } from './use-finish-login.ts'

const WIDTH_MAX_PX = 400

/** Login with Google. The first tap loads Google's script, which renders its own button and may prompt at once. */
export function GoogleLogin({ clientId }: { readonly clientId: string }) {
  const text = useText(entryText)
  const language = useLanguage()
  const theme = useSettings((settings) => settings.theme)
  const place = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const begin = useStartGoogleLogin()
  const { answer, newcomer, logIn, forget } = useGoogleAnswer()
  const start = async () => {
    try {
      const [identity, { nonce }] = await Promise.all([loadGoogleScript(), begin.mutateAsync({})])
      const callback = async ({ credential }: { credential: string }) => {
        if (await answer(credential, nonce)) return
        // The next attempt needs a new nonce.
        place.current?.replaceChildren()
        setReady(false)
      }
      identity.initialize({ client_id: clientId, nonce, callback })
      setReady(true)
      if (place.current)
        identity.renderButton(place.current, {
          theme: theme === 'dark' ? 'filled_black' : 'outline',
          size: 'large',
          shape: 'pill',
          width: Math.min(place.current.parentElement?.clientWidth ?? WIDTH_MAX_PX, WIDTH_MAX_PX),
          locale: language,
        })
      identity.prompt()
    } catch {
      showToast(text.googleFailed, { kind: 'error' })
    }
  }
  return (
    <>
      <div ref={place} className={styles.place} />
      {isReady ? null : (
        <Button variant="ghost" block onClick={start}>
          <GoogleLogo />
          {text.google}
        </Button>
      )}
      <BirthDateSheet
        isOpen={newcomer !== undefined}
        onClose={forget}
        onGiven={(birthDate) => logIn(newcomer ?? '', birthDate)}
      />
    </>
  )
}

/** Logs in with Google's ID token; keeps the token of a new player while the server requires a date of birth. */
function useGoogleAnswer() {
  const text = useText(entryText)
  const { query } = usePage()
  const finishLogin = useFinishLogin()
  const { mutateAsync } = useLoginByGoogle()
  const [newcomer, setNewcomer] = useState<string>()
  const logIn = async (idToken: string, birth_date?: string) =>
    finishLogin(
      await mutateAsync({
        id_token: idToken,
        invite_code: query.get('invite_code'),
        ...(birth_date !== undefined && { birth_date }),
        ...deviceInfo(),
      }),
    )
  /** False when this token cannot be used again. */
  const answer = async (idToken: string, nonce: string): Promise<boolean> => {
    if (!carriesNonce(idToken, nonce)) {
      showToast(text.googleFailed, { kind: 'error' })
      return false
    }
    try {
      await logIn(idToken)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const isNewcomer = error.fields.some(({ field }) => field === 'birth_date')
      if (isNewcomer) setNewcomer(idToken)
      else showToast(error.message, { kind: 'error' })
      return isNewcomer
    }
  }
  return { answer, newcomer, logIn, forget: () => setNewcomer(undefined) }
}
