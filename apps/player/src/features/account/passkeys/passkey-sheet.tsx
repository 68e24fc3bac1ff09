import { type Passkey, renamePasskey } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { TextField } from '@gamehall/ui/forms/text-field.tsx'
import { fingerprint, trash } from '@gamehall/ui/icons/icon-set.ts'
import { confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import forms from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { useRemovePasskey, useRenamePasskey } from './api.ts'
import { passkeyText } from './passkey-text.ts'

const NAME_MAX_LENGTH = 40

type PasskeySheetProps = {
  readonly passkey: Passkey
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Renames or removes one passkey. */
export function PasskeySheet({ passkey, isOpen, onClose }: PasskeySheetProps) {
  const text = useText(passkeyText)
  const client = useQueryClient()
  const rename = useRenamePasskey()
  const remove = useRemovePasskey()
  const settle = async (words: string) => {
    onClose()
    showToast(words, { kind: 'success' })
    await client.invalidateQueries({ queryKey: ['listPasskeys'] })
  }
  const call = useCallForm<Record<'name', string>>({
    schema: renamePasskey.request,
    defaultValues: { name: passkey.name },
    submit: async ({ name }) => {
      await rename.mutateAsync({ passkey_id: passkey.passkey_id, name })
      await settle(text.saved)
    },
  })
  const takeAway = async () => {
    const isSure = await confirm({
      title: text.removeTitle,
      body: text.removeBody,
      confirmLabel: text.remove,
      isDestructive: true,
    })
    if (!isSure) return
    const removed = await remove.mutateAsync({ passkey_id: passkey.passkey_id }).catch(() => undefined)
    if (removed) await settle(text.removed)
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text.edit}>
      <form className={forms.form} onSubmit={call.submit} noValidate>
        <TextField
          label={text.name}
          hint={text.nameHint}
          icon={fingerprint}
          maxLength={NAME_MAX_LENGTH}
          enterKeyHint="done"
          {...call.field('name')}
        />
        <FormRefusal refusal={call.refusal} />
        <Button type="submit" block loading={call.isSubmitting}>
          {text.save}
        </Button>
        <Button variant="danger" block icon={trash} onClick={takeAway}>
          {text.remove}
        </Button>
      </form>
    </Sheet>
  )
}
