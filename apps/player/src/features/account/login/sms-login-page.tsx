import { loginByPhone } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { PhoneField } from '@gamehall/ui/forms/phone-field.tsx'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { usePage } from '../../../shared/navigation/page-context.ts'
import styles from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { SmsCodeField } from '../verification-codes/sms-code-field.tsx'
import { useLoginByPhone } from './api.ts'
import { deviceInfo } from './device-info.ts'
import { EntryLayout } from './entry-layout.tsx'
import { entryText } from './entry-text.ts'
import { useFinishLogin } from './use-finish-login.ts'
import { useGuestOnlyPage } from './use-guests-only.ts'
import { useLoginTarget } from './use-login-target.ts'

/** `/smsLogin`: phone and SMS code; the sixth digit logs in (§2). */
export function SmsLoginPage() {
  const text = useText(entryText)
  const { hrefTo } = useLoginTarget()
  if (!useGuestOnlyPage()) return null
  return (
    <EntryLayout page={text.smsLogin} title={text.smsLogin} hint={text.smsHint}>
      <SmsLoginForm />
      <p className={styles.or}>{text.or}</p>
      <AppLink to={hrefTo('login')} replace className={buttonClass({ variant: 'ghost', block: true })}>
        {text.usePassword}
      </AppLink>
      <p className={styles.foot}>
        {text.noAccount}
        <AppLink to={hrefTo('register')} replace className={styles.link}>
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
  const { query } = usePage()
  const call = useCallForm({
    schema: loginByPhone.request,
    defaultValues: { phone: query.get('phone') ?? '', code: '' },
    fieldsByErrorCode: { 10014: 'code', 10015: 'code', 10155: 'phone' },
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
