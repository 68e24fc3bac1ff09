import { bindPhone, type ContactKind, proveContact } from '@gamehall/contract/account'
import { VERIFICATION_CODE_LENGTH } from '@gamehall/contract/constants'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { CodeField } from '@gamehall/ui/forms/code-field.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useLeavePage } from '../../../shared/navigation/use-leave-page.ts'
import { setPlayerInfo } from '../../../shared/player/use-player-info.ts'
import forms from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { useCodeSender } from '../verification-codes/use-code-sender.ts'
import { useBindEmail, useBindPhone, useProveContact } from './api.ts'
import { type SentCode, setBound, setProven, useBindingStore } from './binding-store.ts'
import { contactTextFor, contactVerificationText } from './contact-text.ts'
import styles from './contacts.module.css'
import { useContactCode } from './use-contact-code.ts'

/** `/verification_phone_code`: verifies the code sent to the bound or the new phone (§2). */
export const VerifyPhoneCodePage = () => <VerifyCodePage kind="phone" />
/** `/verification_email_code`: the same for email. */
export const VerifyEmailCodePage = () => <VerifyCodePage kind="email" />

const bindPage = { phone: href('bindPhone'), email: href('bindEmail') }
const successPage = { phone: href('bindPhoneSuccess'), email: href('bindEmailSuccess') }

function VerifyCodePage({ kind }: { readonly kind: ContactKind }) {
  const text = useText(contactVerificationText)
  // Copied, because the next step clears it while this page is still visible during the transition.
  const [sent] = useState(() => useBindingStore.getState().sent)
  const isHere = sent?.kind === kind
  useEffect(() => {
    if (!isHere) navigate(bindPage[kind], { replace: true })
  }, [isHere, kind])
  return (
    <Page>
      <PageHeader title={text.title} onBack={() => goBack(bindPage[kind])} />
      <PageBody>{isHere ? <CodeForm sent={sent} /> : null}</PageBody>
    </Page>
  )
}

function CodeForm({ sent }: { readonly sent: SentCode }) {
  const text = useText(contactVerificationText)
  const words = contactTextFor(sent.kind, useLanguage())
  const { send } = useContactCode(sent.kind)
  const confirm = useConfirmation(sent)
  const call = useCallForm<Record<'code', string>>({
    // All three calls validate the code alike; the form has no other field.
    schema: sent.step === 'old' ? proveContact.request : bindPhone.request,
    defaultValues: { code: '' },
    fieldsByErrorCode: { 10014: 'code', 10015: 'code' },
    submit: ({ code }) => confirm(code),
  })
  const resend = useCodeSender({
    isReady: async () => true,
    send: async () => ({ resend_in: await send(sent) }),
    refuse: (message) => call.refuse('code', message),
    sentTo: () => sent.target,
  })
  const { onChange, ...field } = call.field('code')
  return (
    <form className={forms.form} onSubmit={call.submit} noValidate>
      <p className={styles.sent}>
        <strong className="num">{text.sentTo(sent.target)}</strong>
        <br />
        {text.validFor}
      </p>
      <CodeField
        label={words.codeLabel}
        placeholder={text.placeholder}
        onSend={resend}
        now={serverNow}
        sentUntilMs={sent.resendAtMs}
        {...field}
        onChange={(event) => {
          onChange(event)
          if (event.target.value.length === VERIFICATION_CODE_LENGTH) void call.submit()
        }}
      />
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.confirm}
      </Button>
      <p className={forms.foot}>
        <button type="button" className={forms.link} onClick={() => goBack(bindPage[sent.kind])}>
          {text.wrong}
        </button>
      </p>
    </form>
  )
}

/** The action of a correct code: proves the bound contact and goes back, or binds the new contact. */
function useConfirmation({ kind, step, target }: SentCode): (code: string) => Promise<void> {
  const client = useQueryClient()
  const prove = useProveContact()
  const phone = useBindPhone()
  const email = useBindEmail()
  const leave = useLeavePage(bindPage[kind])
  return async (code) => {
    if (step === 'old') {
      const { expires_in } = await prove.mutateAsync({ kind, code })
      setProven(kind, serverNow() + expires_in * 1000)
      leave()
      return
    }
    const info =
      kind === 'phone'
        ? await phone.mutateAsync({ phone: target, code })
        : await email.mutateAsync({ email: target, code })
    setPlayerInfo(client, info)
    setBound(kind)
    navigate(successPage[kind], { replace: true })
  }
}
