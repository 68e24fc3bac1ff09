import { registerByPhone } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { PhoneField } from '@gamehall/ui/forms/phone-field.tsx'
import { TextField, type TextFieldProps } from '@gamehall/ui/forms/text-field.tsx'
import { gift } from '@gamehall/ui/icons/icon-set.ts'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { omitBlankFields } from '@gamehall/web-client/forms/validate-fields.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import styles from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { deviceInfo } from '../login/device-info.ts'
import { EntryLayout } from '../login/entry-layout.tsx'
import { entryText } from '../login/entry-text.ts'
import { rememberAccount } from '../login/remembered-account.ts'
import { useFinishLogin } from '../login/use-finish-login.ts'
import { useGuestOnlyPage } from '../login/use-guests-only.ts'
import { useLoginTarget } from '../login/use-login-target.ts'
import { NewPasswordFields } from '../passwords/new-password-fields.tsx'
import { SmsCodeField } from '../verification-codes/sms-code-field.tsx'
import { AccountNameField } from './account-name-field.tsx'
import { useRegisterByPhone } from './api.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { suggestAccount } from './suggest-account.ts'
import { TermsNotice } from './terms-notice.tsx'

/** §8 user exists: this phone has an account. */
const PHONE_TAKEN = 10026

/** `/register`: phone with its code, account, password and invite code (§2, §5). */
export function RegisterPage() {
  const text = useText(entryText)
  const { hrefTo } = useLoginTarget()
  if (!useGuestOnlyPage()) return null
  return (
    <EntryLayout page={text.register} title={text.joinTitle} hint={text.joinHint}>
      <RegisterForm />
      <p className={styles.foot}>
        {text.hasAccount}
        <AppLink to={hrefTo('login')} replace className={styles.link}>
          {text.login}
        </AppLink>
      </p>
    </EntryLayout>
  )
}

/** The registration form's state and submission. A visible password needs no confirmation. */
function useRegistration() {
  const { query } = usePage()
  const { data: site } = useSiteConfig()
  const finishLogin = useFinishLogin()
  const register = useRegisterByPhone()
  const [suggested] = useState(suggestAccount)
  const [isShown, setShown] = useState(true)
  const requiresBirthDate = site?.asks_birth_date === true
  const call = useCallForm({
    schema: registerByPhone.request,
    defaultValues: {
      phone: query.get('phone') ?? '',
      code: '',
      account: suggested,
      password: '',
      confirm_password: '',
      birth_date: '',
      invite_code: query.get('invite_code') ?? '',
    },
    sentWhenBlank: [
      ...(isShown ? [] : (['confirm_password'] as const)),
      ...(requiresBirthDate ? (['birth_date'] as const) : []),
    ],
    fieldsByErrorCode: { 10013: 'account', 10014: 'code', 10015: 'code', [PHONE_TAKEN]: 'phone' },
    submit: async (values) => {
      const { confirm_password, birth_date, invite_code } = omitBlankFields(values)
      const optional = { confirm_password, birth_date, invite_code }
      const result = await register.mutateAsync({ ...values, ...optional, ...deviceInfo() })
      rememberAccount(values.account.trim())
      finishLogin(result)
    },
  })
  const show = (next: boolean) => {
    call.setValue('confirm_password', '')
    setShown(next)
  }
  const isPhoneTaken = register.error?.code === PHONE_TAKEN && register.variables?.phone === call.values.phone
  return { call, suggested, requiresBirthDate, isPhoneTaken, once: { isShown, onChange: show } }
}

/** Kept short: suggests an account name, asks for a visible password once, and shows optional fields on demand. */
function RegisterForm() {
  const text = useText(entryText)
  const { query } = usePage()
  const { call, suggested, requiresBirthDate, isPhoneTaken, once } = useRegistration()
  const { account, phone } = call.values
  const birthDate = call.field('birth_date')
  return (
    <form className={styles.form} onSubmit={call.submit} noValidate>
      <PhoneField label={text.phone} placeholder={text.phonePlaceholder} {...call.field('phone')} />
      {isPhoneTaken ? <LoginInstead phone={phone} /> : null}
      <SmsCodeField purpose="register" call={call} phone="phone" code="code" />
      <NewPasswordFields
        call={call}
        label={text.password}
        password="password"
        confirmation="confirm_password"
        account={account}
        phone={phone}
        once={once}
      />
      <AccountNameField
        label={text.account}
        placeholder={text.newAccountPlaceholder}
        typed={account}
        suggested={suggested}
        {...call.field('account')}
      />
      {requiresBirthDate || birthDate.error !== undefined ? <BirthDateField {...birthDate} /> : null}
      <InviteCode field={call.field('invite_code')} isOpen={query.get('invite_code') !== null} />
      <TermsNotice />
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.doRegister}
      </Button>
    </form>
  )
}

/** Links to the login by SMS with the phone that already has an account; from there another way is one tap. */
function LoginInstead({ phone }: { readonly phone: string }) {
  const text = useText(entryText)
  const { hrefTo } = useLoginTarget()
  return (
    <p className={styles.line}>
      <AppLink to={hrefTo('smsLogin', { phone })} replace className={styles.link}>
        {text.useSms}
      </AppLink>
    </p>
  )
}

/** The invite code field, shown when the link carries a code or on demand. */
function InviteCode({ field, isOpen: wasOpen }: { readonly field: CodeInput; readonly isOpen: boolean }) {
  const text = useText(entryText)
  const [isOpen, setOpen] = useState(wasOpen)
  if (!isOpen)
    return (
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {text.haveInvite}
      </button>
    )
  return (
    <TextField
      label={text.invite}
      placeholder={text.invitePlaceholder}
      icon={gift}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={12}
      {...field}
    />
  )
}

type CodeInput = Omit<TextFieldProps, 'label'>
