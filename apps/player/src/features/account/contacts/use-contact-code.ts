import type { ContactKind } from '@gamehall/contract/account'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useSendEmailCode, useSendSmsCode } from '../verification-codes/api.ts'
import { type SentCode, setSentCode, useBindingStore } from './binding-store.ts'

type Target = Pick<SentCode, 'step' | 'target'>

/** Sends a code to the bound phone or email (`old`) or to the new one, and stores when the next may be requested. */
export function useContactCode(kind: ContactKind) {
  const sms = useSendSmsCode()
  const mail = useSendEmailCode()
  const ask = ({ step, target }: Target) => {
    if (kind === 'phone')
      return sms.mutateAsync(
        step === 'old' ? { purpose: 'change_phone' } : { purpose: 'bind_phone', phone: target },
      )
    return mail.mutateAsync(
      step === 'old' ? { purpose: 'change_email' } : { purpose: 'bind_email', email: target },
    )
  }
  /** Returns the seconds until the next code may be requested. */
  const send = async (target: Target): Promise<number> => {
    const { resend_in } = await ask(target)
    setSentCode({ kind, ...target, resendAtMs: serverNow() + resend_in * 1000 })
    return resend_in
  }
  /** Sends a code, unless the resend wait of the last one to the same target is still running. */
  const ensure = async (target: Target): Promise<void> => {
    const { sent } = useBindingStore.getState()
    const isSame = sent?.kind === kind && sent.step === target.step && sent.target === target.target
    if (!isSame || sent.resendAtMs <= serverNow()) await send(target)
  }
  return { send, ensure }
}
