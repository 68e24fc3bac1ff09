import type { DocumentType, IdentityField } from '@gamehall/contract/identity'
import { DOCUMENT_TYPES } from '@gamehall/contract/identity/document-rules'
import { SelectField } from '@gamehall/ui/forms/select-field.tsx'
import { TextAreaField } from '@gamehall/ui/forms/text-area-field.tsx'
import { TextField } from '@gamehall/ui/forms/text-field.tsx'
import { calendar } from '@gamehall/ui/icons/icon-set.ts'
import type { CallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { confirmIdentityText } from './confirm-identity-text.ts'
import styles from './identity-form.module.css'
import type { IdentityValues } from './identity-values.ts'
import { toRocDate } from './roc-date.ts'

/** What is printed on several lines is one line of data. */
const LINE_BREAKS = /\s*\n\s*/g

type ReadFieldProps = {
  readonly field: IdentityField
  readonly type: DocumentType
  readonly isRequired: boolean
  readonly doubt: 'unsure' | 'missing' | undefined
  readonly wiring: ReturnType<CallForm<IdentityValues>['field']>
}

/** One document field, with hints: hard to read, or its date in ROC years. */
export function DocumentField({ field, type, isRequired, doubt, wiring }: ReadFieldProps) {
  const text = useText(confirmIdentityText)
  const label = isRequired ? labelOf(text, field, type) : text.labelOptional(labelOf(text, field, type))
  const note = doubt === 'unsure' ? text.check : isRequired && doubt === 'missing' ? text.missing : undefined
  const isDate = field.endsWith('_date')
  const roc = isDate && WORDINGS[type].hasRocDates ? toRocDate(wiring.value) : undefined
  const hint =
    note === undefined && roc === undefined ? undefined : (
      <>
        {roc ? (
          <span className={`${styles.line} num`}>{text.rocDate(roc.year, roc.month, roc.day)}</span>
        ) : null}
        {note ? <span className={`${styles.line} ${styles.check}`}>{note}</span> : null}
      </>
    )
  const shared = { ...wiring, label, hint }
  if (field === 'gender')
    return (
      <SelectField
        {...shared}
        placeholder={text.choose}
        options={[
          { value: '1', label: text.male },
          { value: '2', label: text.female },
        ]}
      />
    )
  if (isDate) return <TextField {...shared} type="date" icon={calendar} min="1900-01-01" autoComplete="off" />
  // As long as it is, all of it is to be checked.
  if (field === 'address')
    return (
      <TextAreaField
        {...shared}
        onChange={(event) => {
          event.target.value = event.target.value.replace(LINE_BREAKS, ' ')
          wiring.onChange(event)
        }}
        autoComplete="off"
        spellCheck={false}
        maxLength={160}
      />
    )
  return (
    <TextField
      {...shared}
      autoComplete="off"
      autoCapitalize={field === 'id_number' ? 'characters' : 'words'}
      spellCheck={false}
      enterKeyHint="next"
      maxLength={160}
      {...(field === 'id_number' && { className: 'num', inputMode: 'text' as const })}
    />
  )
}

type Text = (typeof confirmIdentityText)['zh-TW']

interface Wording {
  readonly name: keyof Text & ('name' | 'passportName')
  readonly id_number: keyof Text & ('idNumber' | 'residentNumber' | 'passportNumber')
  /** Whether players know its dates in ROC years. */
  readonly hasRocDates: boolean
}

/** What the types of documents call their fields. */
const WORDINGS: Readonly<Record<DocumentType, Wording>> = {
  [DOCUMENT_TYPES.idCard]: { name: 'name', id_number: 'idNumber', hasRocDates: true },
  [DOCUMENT_TYPES.residentCertificate]: { name: 'name', id_number: 'residentNumber', hasRocDates: true },
  [DOCUMENT_TYPES.passport]: { name: 'passportName', id_number: 'passportNumber', hasRocDates: false },
}

function labelOf(text: Text, field: IdentityField, type: DocumentType): string {
  if (field === 'name' || field === 'id_number') return text[WORDINGS[type][field]]
  return text[field]
}
