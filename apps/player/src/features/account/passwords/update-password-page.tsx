import type { UserInfo } from '@gamehall/contract/account'
import { setLoginPassword } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { PasswordField } from '@gamehall/ui/forms/password-field.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useLeavePage } from '../../../shared/navigation/use-leave-page.ts'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import styles from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { deviceInfo } from '../login/device-info.ts'
import { SmsCodeField } from '../verification-codes/sms-code-field.tsx'
import { useSetLoginPassword } from './api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordText } from './password-text.ts'
import { useSubmitPasswordChange } from './use-submit-password-change.ts'

/** `/update_pwd`: changes the login password with the current one, or sets it by a code to the player's phone (§2, §5). */
export function UpdatePasswordPage() {
  const text = useText(passwordText)
  const player = usePlayerInfo()
  return (
    <Page>
      <PageHeader
        title={player.data?.has_login_password === false ? text.setPassword : text.changePassword}
        onBack={() => goBack(href('setting'))}
      />
      <PageBody>
        {player.data ? <OwnPassword player={player.data} /> : null}
        {player.isPending ? <Skeleton shape="block" height="320px" /> : null}
        {player.isError && !player.data ? (
          <ErrorState detail={player.error.message} onRetry={() => player.refetch()} />
        ) : null}
      </PageBody>
    </Page>
  )
}

function OwnPassword({ player }: { readonly player: UserInfo }) {
  const text = useText(passwordText)
  const [isByCode, setByCode] = useState(false)
  const needsCode = isByCode || !player.has_login_password
  if (needsCode && player.phone === null) return <BindFirst />
  return (
    <>
      <PasswordForm key={String(needsCode)} player={player} needsCode={needsCode} />
      {player.has_login_password && player.phone !== null ? (
        <p className={styles.foot}>
          <button type="button" className={styles.link} onClick={() => setByCode(!isByCode)}>
            {isByCode ? text.byOld : text.byCode}
          </button>
        </p>
      ) : null}
    </>
  )
}

function BindFirst() {
  const text = useText(passwordText)
  return (
    <div className={styles.form}>
      <Callout>{text.needPhone}</Callout>
      <AppLink to={href('bindPhone')} className={buttonClass({ block: true })}>
        {text.bindPhone}
      </AppLink>
    </div>
  )
}

type PasswordFormProps = { readonly player: UserInfo; readonly needsCode: boolean }

const blank = { password: '', confirm_password: '' }

function PasswordForm({ player, needsCode }: PasswordFormProps) {
  const text = useText(passwordText)
  const changed = useSubmitPasswordChange()
  const set = useSetLoginPassword()
  const leave = useLeavePage(href('setting'))
  const call = useCallForm<Record<'code' | 'old_password' | 'password' | 'confirm_password', string>>({
    schema: setLoginPassword.request,
    defaultValues: { code: '', old_password: '', ...blank },
    sentWhenBlank: needsCode ? ['code', 'confirm_password'] : ['old_password', 'confirm_password'],
    fieldsByErrorCode: { 10014: 'code', 10015: 'code', 10021: 'old_password' },
    submit: async ({ code, old_password, ...passwords }) => {
      const proof = needsCode ? { code } : { old_password }
      await changed(() => set.mutateAsync({ ...proof, ...passwords, ...deviceInfo() }), {
        words: text.saved,
        next: leave,
      })
    },
  })
  return (
    <form className={styles.form} onSubmit={call.submit} noValidate>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={player.user_acc} readOnly hidden />
      {needsCode ? (
        <>
          <p className={styles.terms}>{text.codeTo(player.phone ?? '')}</p>
          <SmsCodeField purpose="set_login_password" call={call} code="code" ownPhone={player.phone ?? ''} />
        </>
      ) : (
        <PasswordField
          label={text.oldPassword}
          placeholder={text.oldPlaceholder}
          {...call.field('old_password')}
        />
      )}
      <NewPasswordFields
        call={call}
        label={text.newPassword}
        password="password"
        confirmation="confirm_password"
        account={player.user_acc}
      />
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.save}
      </Button>
    </form>
  )
}
