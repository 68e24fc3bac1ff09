import { startPasskey, type UserInfo } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { PasswordField } from '@gamehall/ui/forms/password-field.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import forms from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { deviceInfo } from '../login/device-info.ts'
import { useAddPasskey, useStartPasskey } from './api.ts'
import { passkeyText } from './passkey-text.ts'
import { createPasskey } from './webauthn.ts'

type NewPasskeySheetProps = {
  readonly player: UserInfo
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for the login password, if there is one, then creates a passkey on the device. */
export function NewPasskeySheet({ player, isOpen, onClose }: NewPasskeySheetProps) {
  const text = useText(passkeyText)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text.confirmTitle}>
      <NewPasskeyForm player={player} onDone={onClose} />
    </Sheet>
  )
}

function NewPasskeyForm({ player, onDone }: { readonly player: UserInfo; readonly onDone: () => void }) {
  const text = useText(passkeyText)
  const client = useQueryClient()
  const start = useStartPasskey()
  const add = useAddPasskey()
  const hasPassword = player.has_login_password
  const call = useCallForm<Record<string, string>>({
    schema: startPasskey.request,
    defaultValues: hasPassword ? { password: '' } : {},
    sentWhenBlank: ['password'],
    fieldsByErrorCode: { 10021: 'password' },
    submit: async ({ password }) => {
      const made = await createPasskey(await start.mutateAsync(hasPassword ? { password } : {}))
      if (made.status === 'cancelled') return
      if (made.status !== 'done') {
        showToast(text[made.status], { kind: 'error' })
        return
      }
      await add.mutateAsync({ name: ownName() || text.defaultName, credential: made.credential })
      call.reset()
      onDone()
      showToast(text.added, { kind: 'success' })
      await client.invalidateQueries({ queryKey: ['listPasskeys'] })
    },
  })
  return (
    <form className={forms.form} onSubmit={call.submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={player.user_acc} readOnly hidden />
      {hasPassword ? (
        <>
          <p className={forms.terms}>{text.confirmHint}</p>
          <PasswordField
            label={text.password}
            placeholder={text.passwordPlaceholder}
            enterKeyHint="go"
            {...call.field('password')}
          />
        </>
      ) : null}
      <FormRefusal refusal={call.refusal} />
      <Button type="submit" block loading={call.isSubmitting}>
        {text.goOn}
      </Button>
    </form>
  )
}

/** The default name of a passkey: `iPhone · Safari`. */
function ownName(): string {
  const { device_name = '', core = '' } = deviceInfo().client_info ?? {}
  return [device_name, core].filter((part) => part !== '').join(' · ')
}
