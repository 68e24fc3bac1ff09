import { loginByPhone } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { PhoneField } from '@gamehall/ui/phone-field.tsx'
import { useCallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { useLoginByPhone } from '../api/use-login-by-phone.ts'
import { deviceInfo } from '../device-info.ts'
import { entryText } from '../entry-text.ts'
import { useFinishLogin } from '../hooks/use-finish-login.ts'
import { useGuestsOnly } from '../hooks/use-guests-only.ts'
import { useLoginTarget } from '../hooks/use-login-target.ts'
import { EntryLayout } from './entry-layout.tsx'
import styles from './form.module.css'
import { FormRefusal } from './form-refusal.tsx'
import { SmsCodeField } from './sms-code-field.tsx'

/** `/smsLogin`: phone and SMS code; the sixth digit logs in (§2). */
export function SmsLoginPage() {
  const text = useText(entryText)
  const { wayTo } = useLoginTarget()
  if (!useGuestsOnly()) return null
  return (
    <EntryLayout page={text.smsLogin} title={text.smsLogin} hint={text.smsHint}>
      <SmsLoginForm />
      <p className={styles.or}>{text.or}</p>
      <AppLink to={wayTo('login')} replace className={buttonClass({ variant: 'ghost', block: true })}>
        {text.usePassword}
      </AppLink>
      <p className={styles.foot}>
        {text.noAccount}
        <AppLink to={wayTo('register')} replace className={styles.link}>
          {text.registerNow}
        </AppLink>
      </p>
    </EntryLayout>
  )
}

function SmsLoginForm() {
  const text = useText(entryText)
  const finishLogin = useFinishLogin()
  const login = useLoginByPhone()
  const call = useCallForm({
    schema: loginByPhone.request,
    defaultValues: { phone: '', code: '' },
    codeFields: { 10014: 'code', 10015: 'code', 10155: 'phone' },
    submit: async (values) => finishLogin(await login.mutateAsync({ ...values, ...deviceInfo() })),
  })
  return (
    <form className={styles.form} onSubmit={call.submit} noValidate>
      <PhoneField label={text.phone} placeholder={text.phonePlaceholder} {...call.field('phone')} />
      <SmsCodeField purpose="login" call={call} phone="phone" code="code" onFull={() => void call.submit()} />
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.login}
      </Button>
    </form>
  )
}
