import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { type Href, href } from '../../../shared/navigation/paths.ts'
import { acceptLogin } from '../../../shared/player/finish-login.ts'
import { endSession, withSessionRenewal } from '../../../shared/stores/session-store.ts'
import { passwordText } from './password-text.ts'

type Changed = CallResponse<'setLoginPassword'>

/**
 * Submits a change of the login password and starts the session that the response carries; every other session has ended.
 * Then navigates to the passkeys for review, if there are any, else calls `next`. `words`: the success message.
 */
export function useSubmitPasswordChange() {
  const text = useText(passwordText)
  const client = useQueryClient()
  return async (send: () => Promise<Changed>, { words, next }: { words: string; next: () => void }) => {
    const changed = await withSessionRenewal(send).catch((error: unknown) => {
      if (error instanceof CallError && error.kind === 'session') endSession()
      throw error
    })
    acceptLogin(client, changed)
    const isReviewed = changed.passkeys.length > 0
    showToast(isReviewed ? text.review : words, { kind: 'success' })
    if (isReviewed) navigate(reviewPage(), { replace: true })
    else next()
  }
}

const reviewPage = (): Href => href('passkeys', undefined, { review: '1' })
