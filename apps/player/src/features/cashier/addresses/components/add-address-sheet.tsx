import { addAddress } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Checkbox } from '@gamehall/ui/controls/checkbox.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { PasswordField } from '@gamehall/ui/forms/password-field.tsx'
import { TextField } from '@gamehall/ui/forms/text-field.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { type CallForm, useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { addressesText } from '../addresses-text.ts'
import { useAddAddress } from '../api.ts'
import styles from './addresses.module.css'

type AddAddressSheetProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** Sheet for a new address. If it looks like a known one, the player must confirm a character-by-character comparison. */
export function AddAddressSheet({ isOpen, onClose }: AddAddressSheetProps) {
  const text = useText(addressesText)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text.add}>
      <AddAddressForm onDone={onClose} />
    </Sheet>
  )
}

function AddAddressForm({ onDone }: { readonly onDone: () => void }) {
  const text = useText(addressesText)
  const add = useAddAddress()
  const [alike, setAlike] = useState<{ readonly address: string; readonly warning: string }>()
  const [hasCompared, setCompared] = useState(false)
  const form = useCallForm<Record<'address' | 'label' | 'pay_password', string>>({
    schema: addAddress.request,
    defaultValues: { address: '', label: '', pay_password: '' },
    fieldsByErrorCode: { 10022: 'pay_password' },
    submit: async ({ address, label, pay_password }) => {
      const isAlike = alike?.address === address.trim()
      if (isAlike && !hasCompared) return
      try {
        await add.mutateAsync({ address, label, pay_password, has_compared: isAlike && hasCompared })
      } catch (error) {
        const warning = lookAlikeWarning(error)
        if (warning === undefined) throw error
        setCompared(false)
        setAlike({ address: address.trim(), warning })
        return
      }
      setAlike(undefined)
      onDone()
      form.reset()
      showToast(text.saved, { kind: 'success' })
    },
  })
  // The warning applies to the address it was given for, not to a changed one.
  const warning = alike?.address === form.values.address.trim() ? alike.warning : undefined
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Callout tone="warn">{text.irrevocable}</Callout>
      <AddressFields form={form} />
      <AppLink to={href('setting', undefined, { open: 'pay_password' })} className={styles.link}>
        {text.forgot}
      </AppLink>
      {warning === undefined ? (
        <Callout>{text.wait}</Callout>
      ) : (
        <div role="alert">
          <Callout tone="warn">
            <strong>{text.compare}</strong>
            <p>{warning}</p>
            <p className={`${styles.whole} num`}>{form.values.address}</p>
          </Callout>
        </div>
      )}
      {warning === undefined ? null : (
        <Checkbox checked={hasCompared} onChange={(event) => setCompared(event.target.checked)}>
          {text.compared}
        </Checkbox>
      )}
      {form.refusal ? <Callout tone="warn">{form.refusal.message}</Callout> : null}
      <Button
        type="submit"
        block
        loading={form.isSubmitting}
        disabled={warning !== undefined && !hasCompared}
      >
        {text.save}
      </Button>
    </form>
  )
}

type AddressFieldsProps = { readonly form: CallForm<Record<'address' | 'label' | 'pay_password', string>> }

function AddressFields({ form }: AddressFieldsProps) {
  const text = useText(addressesText)
  return (
    <>
      <TextField
        label={text.address}
        placeholder={text.addressPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('address')}
      />
      <TextField
        label={text.label}
        placeholder={text.labelPlaceholder}
        autoComplete="off"
        {...form.field('label')}
      />
      <PasswordField
        label={text.payPassword}
        placeholder={text.payPlaceholder}
        {...form.field('pay_password')}
      />
    </>
  )
}

/** The server's look-alike warning in an error; undefined for other errors. */
function lookAlikeWarning(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined
  return error.fields.find(({ rule }) => rule === 'address_look_alike')?.message
}
