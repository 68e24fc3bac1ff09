import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { verificationCodeText } from './verification-code-text.ts'

type CodeSending = {
  /** Validates the address before sending; false when it is invalid and its field shows the error. */
  readonly isReady: () => Promise<boolean>
  readonly send: () => Promise<{ readonly resend_in: number }>
  /** Shows a refusal at the address field. */
  readonly refuse: (message: string) => void
  /** Called after a code was sent. */
  readonly onSent?: () => void
  /** The address the code was sent to, for the message. */
  readonly sentTo: () => string
}

/** The send action of a code field. Resolves with the seconds until the next code, or false when none was sent. */
export function useCodeSender({
  isReady,
  send,
  refuse,
  onSent,
  sentTo,
}: CodeSending): () => Promise<number | false> {
  const text = useText(verificationCodeText)
  return async () => {
    if (!(await isReady())) return false
    try {
      const { resend_in } = await send()
      showToast(text.sent(sentTo()), { kind: 'success' })
      onSent?.()
      return resend_in
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.kind === 'session') return false
      void playSound('error')
      if (error.kind === 'business') refuse(error.fields[0]?.message ?? error.message)
      else showToast(error.message, { kind: 'error' })
      return false
    }
  }
}
