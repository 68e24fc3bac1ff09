import { loginByAccount } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Checkbox } from '@gamehall/ui/controls/checkbox.tsx'
import { PasswordField } from '@gamehall/ui/forms/password-field.tsx'
import { TextField } from '@gamehall/ui/forms/text-field.tsx'
import { person } from '@gamehall/ui/icons/icon-set.ts'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import styles from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { PasskeyLogin } from '../passkeys/passkey-login.tsx'
import { useLoginByAccount } from './api.ts'
import { deviceInfo } from './device-info.ts'
import { EntryLayout } from './entry-layout.tsx'
import { entryText } from './entry-text.ts'
import { GoogleLogin } from './google-login.tsx'
import { rememberAccount, rememberedAccount } from './remembered-account.ts'
import { useFinishLogin } from './use-finish-login.ts'
import { useGuestOnlyPage } from './use-guests-only.ts'
import { useLoginTarget } from './use-login-target.ts'

const TOO_OFTEN = 10145

/** `/login`: account and password, and links to the other login methods (§2). */
export function LoginPage() {
  const text = useText(entryText)
  const { hrefTo } = useLoginTarget()
  const { data: site } = useSiteConfig()
  if (!useGuestOnlyPage()) return null
  return (
    <EntryLayout page={text.login} title={text.welcome} hint={text.welcomeHint}>
      <LoginForm />
      <p className={styles.or}>{text.or}</p>
      <div className={styles.others}>
        <AppLink to={hrefTo('smsLogin')} replace className={buttonClass({ variant: 'ghost', block: true })}>
          {text.useSms}
        </AppLink>
        <PasskeyLogin />
        {site?.google_client_id ? <GoogleLogin clientId={site.google_client_id} /> : null}
      </div>
      <p className={styles.foot}>
        {text.noAccount}
        <AppLink to={hrefTo('register')} replace className={styles.link}>
          {text.registerNow}
        </AppLink>
      </p>
    </EntryLayout>
  )
}

function LoginForm() {
  const text = useText(entryText)
  const { hrefTo } = useLoginTarget()
  const finishLogin = useFinishLogin()
  const login = useLoginByAccount()
  const [kept] = useState(() => rememberedAccount())
  const [isRemembered, setRemembered] = useState(true)
  const { field, submit, isSubmitting, refusal } = useCallForm({
    schema: loginByAccount.request,
    defaultValues: { account: kept, password: '' },
    fieldsByErrorCode: { 10030: 'password' },
    submit: async (values) => {
      const result = await login.mutateAsync({ ...values, ...deviceInfo() })
      rememberAccount(isRemembered ? values.account.trim() : undefined)
      finishLogin(result)
    },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.account}
        icon={person}
        placeholder={text.accountPlaceholder}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        {...field('account')}
      />
      <PasswordField
        label={text.password}
        placeholder={text.passwordPlaceholder}
        enterKeyHint="go"
        {...field('password')}
      />
      <div className={styles.line}>
        <Checkbox checked={isRemembered} onChange={(event) => setRemembered(event.target.checked)}>
          {text.remember}
        </Checkbox>
        <AppLink to={hrefTo('forgetPassword')} className={styles.link}>
          {text.forgotLink}
        </AppLink>
      </div>
      <FormRefusal refusal={refusal}>
        {refusal?.code === TOO_OFTEN ? <p>{text.lockedHint}</p> : null}
      </FormRefusal>
      <Button type="submit" block loading={isSubmitting}>
        {text.login}
      </Button>
    </form>
  )
}
