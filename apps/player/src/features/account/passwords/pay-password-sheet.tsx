import { setPayPassword, type UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import styles from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { settingText } from '../settings/setting-text.ts'
import { EmailCodeField } from '../verification-codes/email-code-field.tsx'
import { SmsCodeField } from '../verification-codes/sms-code-field.tsx'
import { useSetPayPassword } from './api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

type PayPasswordSheetProps = {
  readonly player: UserInfo
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Sets or changes the pay password by a code to the player's phone, or email without a phone. */
export function PayPasswordSheet({ player, isOpen, onClose }: PayPasswordSheetProps) {
  const text = useText(settingText)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={player.has_pay_password ? text.changePayPassword : text.setPayPassword}
    >
      {player.phone === null && player.email === null ? (
        <BindFirst />
      ) : (
        <PayPasswordForm player={player} onDone={onClose} />
      )}
    </Sheet>
  )
}

function BindFirst() {
  const text = useText(settingText)
  return (
    <div className={styles.form}>
      <Callout>{text.needContact}</Callout>
      <AppLink to={href('bindPhone')} className={buttonClass({ block: true })}>
        {text.bindContact}
      </AppLink>
    </div>
  )
}

function PayPasswordForm({ player, onDone }: { readonly player: UserInfo; readonly onDone: () => void }) {
  const text = useText(settingText)
  const refresh = useRefreshPlayerInfo()
  const set = useSetPayPassword()
  const call = useCallForm<Record<'code' | 'password' | 'confirm_password', string>>({
    schema: setPayPassword.request,
    defaultValues: { code: '', password: '', confirm_password: '' },
    sentWhenBlank: ['code', 'confirm_password'],
    fieldsByErrorCode: { 10014: 'code', 10015: 'code' },
    submit: async (values) => {
      await set.mutateAsync(values)
      onDone()
      call.reset()
      showToast(text.paySaved, { kind: 'success' })
      await refresh()
    },
  })
  return (
    <form className={styles.form} onSubmit={call.submit} noValidate>
      <Callout>{text.payPasswordHint}</Callout>
      <p className={styles.terms}>
        {player.phone === null ? text.codeToMail(player.email ?? '') : text.codeTo(player.phone)}
      </p>
      {player.phone === null ? (
        <EmailCodeField purpose="set_pay_password" call={call} code="code" ownEmail={player.email ?? ''} />
      ) : (
        <SmsCodeField purpose="set_pay_password" call={call} code="code" ownPhone={player.phone} />
      )}
      <NewPasswordFields
        call={call}
        label={text.newPayPassword}
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
