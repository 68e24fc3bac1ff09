import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { acceptLogin, pageAfterLogin } from '../../../shared/player/finish-login.ts'
import { endSession, startSession, useSession } from '../../../shared/stores/session-store.ts'
import { useLoginByAuthCode } from './api.ts'
import { authText } from './auth-text.ts'
import { deviceInfo } from './device-info.ts'

type AuthState = 'asking' | 'working' | 'gone' | 'failed'

/**
 * Logs in by a one-time code when the player confirms (`exchange`). Ends the current session first, so that the server's
 * notice of its end (10118) is not taken for the end of the new one; restores it when the login fails.
 */
export function useAuthCodeLogin(code: string): { state: AuthState; exchange: () => Promise<void> } {
  const text = useText(authText)
  const client = useQueryClient()
  const { mutateAsync } = useLoginByAuthCode()
  const [state, setState] = useState<AuthState>('asking')
  const exchange = async () => {
    setState('working')
    const before = useSession.getState().session
    endSession()
    try {
      const result = await mutateAsync({ code, ...deviceInfo() })
      acceptLogin(client, result)
      showToast(text.done(result.user.nickname), { kind: 'success' })
      navigate(pageAfterLogin(result, undefined), { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (before) startSession(before)
      setState(error.isConclusive ? 'gone' : 'failed')
    }
  }
  return { state, exchange }
}
