import { TextField, type TextFieldProps } from '@gamehall/ui/forms/text-field.tsx'
import { calendar } from '@gamehall/ui/icons/icon-set.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { taiwanDay } from '../../../shared/records/taiwan-day.ts'
import { entryText } from '../login/entry-text.ts'
import { useMinimumAge } from './use-minimum-age.ts'

/** The date of birth, with the native date picker. The server checks the minimum age. */
export function BirthDateField(props: Omit<TextFieldProps, 'label'>) {
  const text = useText(entryText)
  const minimumAge = useMinimumAge()
  return (
    <TextField
      label={text.birthDate}
      hint={text.birthDateHint(minimumAge)}
      icon={calendar}
      type="date"
      autoComplete="bday"
      min="1900-01-01"
      max={taiwanDay(serverNow())}
      {...props}
    />
  )
}
