import { showToast } from '@gamehall/ui/toast-store.ts'
import { CallError } from '../../../shared/api/call-error.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { codeText } from '../code-text.ts'

type CodeSending = {
  /** Judges the address before anything is sent; false when it is wrong, and its field says so. */
  readonly isReady: () => Promise<boolean>
  readonly send: () => Promise<{ readonly resend_in: number }>
  /** Puts a refusal beside the address' field. */
  readonly refuse: (message: string) => void
  /** One is on its way. */
  readonly onSent?: () => void
  /** Where the code went. */
  readonly sentTo: () => string
}

/** What a code field's button does: the seconds until the next one, or false when none was sent. */
export function useCodeSender({
  isReady,
  send,
  refuse,
  onSent,
  sentTo,
}: CodeSending): () => Promise<number | false> {
  const text = useText(codeText)
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
