import { registerByPhone } from '@gamehall/contract/account'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from '../components/form.module.css'
import { FormRefusal } from '../components/form-refusal.tsx'
import { entryText } from '../login/entry-text.ts'
import { BirthDateField } from './birth-date-field.tsx'

type BirthDateSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Logs in with the date; a refusal is shown at the field. */
  readonly onGiven: (birthDate: string) => Promise<void>
}

/** Requests the date of birth from a new player who registers with Google. */
export function BirthDateSheet({ isOpen, onClose, onGiven }: BirthDateSheetProps) {
  const text = useText(entryText)
  const call = useCallForm<Record<'birth_date', string>>({
    schema: registerByPhone.request,
    defaultValues: { birth_date: '' },
    sentWhenBlank: ['birth_date'],
    submit: ({ birth_date }) => onGiven(birth_date),
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text.birthDateTitle}>
      <form className={styles.form} onSubmit={call.submit} noValidate>
        <p className={styles.terms}>{text.birthDateAsk}</p>
        <BirthDateField {...call.field('birth_date')} />
        <FormRefusal refusal={call.refusal} />
        <Button type="submit" block loading={call.isSubmitting}>
          {text.birthDateGoOn}
        </Button>
      </form>
    </Sheet>
  )
}
