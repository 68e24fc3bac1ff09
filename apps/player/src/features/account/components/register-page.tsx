import { registerByPhone } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { gift } from '@gamehall/ui/icons/icon-set.ts'
import { PhoneField } from '@gamehall/ui/phone-field.tsx'
import { TextField } from '@gamehall/ui/text-field.tsx'
import { filledOnly } from '../../../shared/form/form-rules.ts'
import { useCallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { useRegisterByPhone } from '../api/use-register-by-phone.ts'
import { deviceInfo } from '../device-info.ts'
import { entryText } from '../entry-text.ts'
import { useFinishLogin } from '../hooks/use-finish-login.ts'
import { useGuestsOnly } from '../hooks/use-guests-only.ts'
import { useLoginTarget } from '../hooks/use-login-target.ts'
import { rememberAccount } from '../state/remembered-account.ts'
import { AccountNameField } from './account-name-field.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import { EntryLayout } from './entry-layout.tsx'
import styles from './form.module.css'
import { FormRefusal } from './form-refusal.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SmsCodeField } from './sms-code-field.tsx'
import { TermsLine } from './terms-line.tsx'

/** `/register`: phone with its code, account, password, and who invited (§2, §5). */
export function RegisterPage() {
  const text = useText(entryText)
  const { wayTo } = useLoginTarget()
  if (!useGuestsOnly()) return null
  return (
    <EntryLayout page={text.register} title={text.joinTitle} hint={text.joinHint}>
      <RegisterForm />
      <p className={styles.foot}>
        {text.hasAccount}
        <AppLink to={wayTo('login')} replace className={styles.link}>
          {text.login}
        </AppLink>
      </p>
    </EntryLayout>
  )
}

function RegisterForm() {
  const text = useText(entryText)
  const { query } = usePage()
  const finishLogin = useFinishLogin()
  const register = useRegisterByPhone()
  const call = useCallForm({
    schema: registerByPhone.request,
    defaultValues: {
      phone: query.get('phone') ?? '',
      code: '',
      account: '',
      password: '',
      confirm_password: '',
      birth_date: '',
      invite_code: query.get('invite_code') ?? '',
    },
    keptBlank: ['confirm_password', 'birth_date'],
    codeFields: { 10013: 'account', 10014: 'code', 10015: 'code', 10047: 'phone' },
    submit: async (values) => {
      const { invite_code } = filledOnly(values)
      const result = await register.mutateAsync({ ...values, invite_code, ...deviceInfo() })
      rememberAccount(values.account.trim())
      finishLogin(result)
    },
  })
  const { account } = call.values
  return (
    <form className={styles.form} onSubmit={call.submit} noValidate>
      <PhoneField label={text.phone} placeholder={text.phonePlaceholder} {...call.field('phone')} />
      <SmsCodeField purpose="register" call={call} phone="phone" code="code" />
      <AccountNameField
        label={text.account}
        placeholder={text.accountPlaceholder}
        typed={account}
        {...call.field('account')}
      />
      <NewPasswordFields
        call={call}
        label={text.password}
        password="password"
        confirmation="confirm_password"
        account={account}
      />
      <BirthDateField {...call.field('birth_date')} />
      <TextField
        label={text.invite}
        placeholder={text.invitePlaceholder}
        icon={gift}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        {...call.field('invite_code')}
      />
      <TermsLine />
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.doRegister}
      </Button>
    </form>
  )
}
