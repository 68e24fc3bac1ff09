import { resetPassword } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Segmented } from '@gamehall/ui/controls/segmented.tsx'
import { PhoneField } from '@gamehall/ui/forms/phone-field.tsx'
import type { CallPayload } from '@gamehall/web-client/calls/send-call.ts'
import { type CallForm, useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import styles from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { EmailField } from '../contacts/email-field.tsx'
import { deviceInfo } from '../login/device-info.ts'
import { EntryLayout } from '../login/entry-layout.tsx'
import { entryText } from '../login/entry-text.ts'
import { useLoginTarget } from '../login/use-login-target.ts'
import { EmailCodeField } from '../verification-codes/email-code-field.tsx'
import { SmsCodeField } from '../verification-codes/sms-code-field.tsx'
import { useResetPassword } from './api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useSubmitPasswordChange } from './use-submit-password-change.ts'

/** `/forgetPassWord`: resets the password by a code to the bound phone or email (§2). Ends every session. */
export function ForgotPasswordPage() {
  const text = useText(entryText)
  const { hrefTo } = useLoginTarget()
  const [way, setWay] = useState<'phone' | 'email'>('phone')
  return (
    <EntryLayout page={text.forgot} title={text.forgotTitle} hint={text.forgotHint}>
      <Segmented
        label={text.resetWay}
        options={[
          { value: 'phone', label: text.byPhone },
          { value: 'email', label: text.byEmail },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'phone' ? <ResetByPhone /> : <ResetByEmail />}
      <p className={styles.foot}>
        <AppLink to={hrefTo('login')} replace className={styles.link}>
          {text.usePassword}
        </AppLink>
      </p>
    </EntryLayout>
  )
}

/** Resets the password, logs in, and navigates to the login's target. */
function useReset() {
  const text = useText(entryText)
  const { target } = useLoginTarget()
  const reset = useResetPassword()
  const changed = useSubmitPasswordChange()
  return (values: CallPayload<'resetPassword'>) =>
    changed(() => reset.mutateAsync({ ...values, ...deviceInfo() }), {
      words: text.resetDone,
      next: () => navigate(target ?? href('home'), { replace: true }),
    })
}

const blank = { code: '', password: '', confirm_password: '' }

function ResetByPhone() {
  const text = useText(entryText)
  const reset = useReset()
  const call = useCallForm({
    schema: resetPassword.request,
    defaultValues: { phone: '', ...blank },
    sentWhenBlank: ['confirm_password'],
    fieldsByErrorCode: { 10014: 'code', 10015: 'code', 10155: 'phone' },
    submit: reset,
  })
  return (
    <ResetForm call={call}>
      <PhoneField label={text.phone} placeholder={text.phonePlaceholder} {...call.field('phone')} />
      <SmsCodeField purpose="reset_password" call={call} phone="phone" code="code" />
    </ResetForm>
  )
}

function ResetByEmail() {
  const text = useText(entryText)
  const reset = useReset()
  const call = useCallForm({
    schema: resetPassword.request,
    defaultValues: { email: '', ...blank },
    sentWhenBlank: ['confirm_password'],
    fieldsByErrorCode: { 10014: 'code', 10015: 'code' },
    submit: reset,
  })
  return (
    <ResetForm call={call}>
      <EmailField label={text.email} placeholder={text.emailPlaceholder} {...call.field('email')} />
      <EmailCodeField purpose="reset_password" call={call} email="email" code="code" />
    </ResetForm>
  )
}

interface ResetFormProps<Values extends typeof blank> {
  readonly call: CallForm<Values>
  /** The contact field and the code field. */
  readonly children: ReactNode
}

function ResetForm<Values extends typeof blank>({ call, children }: ResetFormProps<Values>) {
  const text = useText(entryText)
  return (
    <form className={styles.form} onSubmit={call.submit} noValidate>
      {children}
      <NewPasswordFields
        call={call}
        label={text.newPassword}
        password="password"
        confirmation="confirm_password"
      />
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.doReset}
      </Button>
    </form>
  )
}
