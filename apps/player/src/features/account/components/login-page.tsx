import { loginByAccount } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Checkbox } from '@gamehall/ui/checkbox.tsx'
import { person } from '@gamehall/ui/icons/icon-set.ts'
import { PasswordField } from '@gamehall/ui/password-field.tsx'
import { TextField } from '@gamehall/ui/text-field.tsx'
import { useState } from 'react'
import { useCallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import { useLoginByAccount } from '../api/use-login-by-account.ts'
import { deviceInfo } from '../device-info.ts'
import { entryText } from '../entry-text.ts'
import { useFinishLogin } from '../hooks/use-finish-login.ts'
import { useGuestsOnly } from '../hooks/use-guests-only.ts'
import { useLoginTarget } from '../hooks/use-login-target.ts'
import { PasskeyLogin } from '../passkeys/passkey-login.tsx'
import { rememberAccount, rememberedAccount } from '../state/remembered-account.ts'
import { EntryLayout } from './entry-layout.tsx'
import styles from './form.module.css'
import { FormRefusal } from './form-refusal.tsx'
import { GoogleLogin } from './google-login.tsx'

const TOO_OFTEN = 10145

/** `/login`: account and password, and links to the other login methods (§2). */
export function LoginPage() {
  const text = useText(entryText)
  const { wayTo } = useLoginTarget()
  const { data: site } = useSiteConfig()
  if (!useGuestsOnly()) return null
  return (
    <EntryLayout page={text.login} title={text.welcome} hint={text.welcomeHint}>
      <LoginForm />
      <p className={styles.or}>{text.or}</p>
      <div className={styles.others}>
        <AppLink to={wayTo('smsLogin')} replace className={buttonClass({ variant: 'ghost', block: true })}>
          {text.useSms}
        </AppLink>
        <PasskeyLogin />
        {site?.google_client_id ? <GoogleLogin clientId={site.google_client_id} /> : null}
      </div>
      <p className={styles.foot}>
        {text.noAccount}
        <AppLink to={wayTo('register')} replace className={styles.link}>
          {text.registerNow}
        </AppLink>
      </p>
    </EntryLayout>
  )
}

function LoginForm() {
  const text = useText(entryText)
  const { wayTo } = useLoginTarget()
  const finishLogin = useFinishLogin()
  const login = useLoginByAccount()
  const [kept] = useState(() => rememberedAccount())
  const [isRemembered, setRemembered] = useState(true)
  const { field, submit, isSubmitting, refusal } = useCallForm({
    schema: loginByAccount.request,
    defaultValues: { account: kept, password: '' },
    codeFields: { 10030: 'password' },
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
        <AppLink to={wayTo('forgetPassword')} className={styles.link}>
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
