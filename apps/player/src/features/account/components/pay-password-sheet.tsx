import { setPayPassword, type UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useCallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { useRefreshPlayerInfo } from '../../../shared/player/use-player-info.ts'
import { useSetPayPassword } from '../api/use-set-pay-password.ts'
import { settingText } from '../setting-text.ts'
import { EmailCodeField } from './email-code-field.tsx'
import styles from './form.module.css'
import { FormRefusal } from './form-refusal.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SmsCodeField } from './sms-code-field.tsx'

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
      <Tip>{text.needContact}</Tip>
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
    keptBlank: ['code', 'confirm_password'],
    codeFields: { 10014: 'code', 10015: 'code' },
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
      <Tip>{text.payPasswordHint}</Tip>
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
