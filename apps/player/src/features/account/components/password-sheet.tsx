import type { UserInfo } from '@gamehall/contract/account'
import { setLoginPassword } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { PasswordField } from '@gamehall/ui/password-field.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useState } from 'react'
import { useCallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useSetLoginPassword } from '../api/use-set-login-password.ts'
import { settingText } from '../setting-text.ts'
import styles from './form.module.css'
import { FormRefusal } from './form-refusal.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SmsCodeField } from './sms-code-field.tsx'

type PasswordSheetProps = {
  readonly player: UserInfo
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Sets a first login password by a code to the own phone, or changes one by naming it. */
export function PasswordSheet({ player, isOpen, onClose }: PasswordSheetProps) {
  const text = useText(settingText)
  const [isByCode, setByCode] = useState(false)
  const needsCode = isByCode || !player.has_login_password
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={player.has_login_password ? text.changePassword : text.setPassword}
    >
      {needsCode && player.phone === null ? (
        <BindFirst />
      ) : (
        <PasswordForm key={String(needsCode)} player={player} needsCode={needsCode} onDone={onClose} />
      )}
      {player.has_login_password && player.phone !== null ? (
        <p className={styles.foot}>
          <button type="button" className={styles.link} onClick={() => setByCode(!isByCode)}>
            {isByCode ? text.byOld : text.byCode}
          </button>
        </p>
      ) : null}
    </Sheet>
  )
}

function BindFirst() {
  const text = useText(settingText)
  return (
    <div className={styles.form}>
      <Tip>{text.needPhone}</Tip>
      <AppLink
        to={href('improveInformation', undefined, { to: href('setting') })}
        className={buttonClass({ block: true })}
      >
        {text.bindPhone}
      </AppLink>
    </div>
  )
}

type PasswordFormProps = {
  readonly player: UserInfo
  readonly needsCode: boolean
  readonly onDone: () => void
}

const blank = { password: '', confirm_password: '' }

function PasswordForm({ player, needsCode, onDone }: PasswordFormProps) {
  const text = useText(settingText)
  const refresh = useRefreshPlayerInfo()
  const set = useSetLoginPassword()
  const call = useCallForm<Record<'code' | 'old_password' | 'password' | 'confirm_password', string>>({
    schema: setLoginPassword.request,
    defaultValues: { code: '', old_password: '', ...blank },
    keptBlank: needsCode ? ['code', 'confirm_password'] : ['old_password', 'confirm_password'],
    codeFields: { 10014: 'code', 10015: 'code', 10021: 'old_password' },
    submit: async ({ code, old_password, ...passwords }) => {
      await set.mutateAsync({ ...(needsCode ? { code } : { old_password }), ...passwords })
      onDone()
      call.reset()
      showToast(text.saved, { kind: 'success' })
      await refresh()
    },
  })
  return (
    <form className={styles.form} onSubmit={call.submit} noValidate>
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
