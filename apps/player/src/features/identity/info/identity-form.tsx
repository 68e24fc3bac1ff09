import { DOCUMENT_FIELDS, identityForm, REQUIRED_FIELDS } from '@gamehall/contract/identity'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { CallError } from '../../../shared/api/call-error.ts'
import { useCallForm } from '../../../shared/form/use-call-form.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useConfirmIdentity } from '../api/use-confirm-identity.ts'
import type { DocumentReading } from '../api/use-reading.ts'
import { RefusalTip } from '../refusal-tip.tsx'
import { draftOf, keepTyped } from '../state/identity-draft-store.ts'
import type { IdentityWork } from '../step-page.tsx'
import styles from './identity-form.module.css'
import { beginningValues, confirmationOf, doubtOf, type IdentityValues, typedOf } from './identity-values.ts'
import { infoText } from './info-text.ts'
import { PhotosToCompare } from './photos-to-compare.tsx'
import { ReadField } from './read-field.tsx'

/** §8: the number belongs to another player. */
const USED = [10076, 10077]

type FormWork = { readonly work: IdentityWork; readonly reading: DocumentReading }
type IdentityFormProps = FormWork & { readonly onPhotosGone: () => unknown }

export function IdentityForm({ work, reading, onPhotosGone }: IdentityFormProps) {
  const text = useText(infoText)
  const formId = useId()
  const type = work.draft.document_type
  const required = REQUIRED_FIELDS[type]
  const optional = DOCUMENT_FIELDS[type].filter((field) => !required.includes(field))
  const { form, isUsed } = useIdentityForm({ work, reading })
  const unsure = DOCUMENT_FIELDS[type].filter(
    (field) => doubtOf(reading.fields, field, form.values[field]) === 'unsure',
  )
  const fieldOf = (field: (typeof required)[number]) => (
    <ReadField
      key={field}
      field={field}
      type={type}
      isRequired={required.includes(field)}
      doubt={doubtOf(reading.fields, field, form.values[field])}
      wiring={form.field(field)}
    />
  )
  return (
    <form id={formId} onSubmit={form.submit} noValidate className={styles.form}>
      <Tip tone={unsure.length > 0 ? 'warn' : 'info'}>
        {text.intro} {unsure.length > 0 ? text.unsure(unsure.length) : ''}
      </Tip>
      <PhotosToCompare type={type} reading={reading} onGone={onPhotosGone} />
      {required.map(fieldOf)}
      {isUsed ? (
        <Tip tone="warn">
          <AppLink to={href('service')} className={styles.link}>
            {text.used}
          </AppLink>
        </Tip>
      ) : null}
      <Card title={text.more}>
        <div className={styles.form}>{optional.map(fieldOf)}</div>
      </Card>
      <Tip>{text.private}</Tip>
      <div role="alert">{form.refusal ? <RefusalTip error={form.refusal} /> : null}</div>
      <BottomBar>
        <Button type="submit" form={formId} block loading={form.isSubmitting}>
          {text.submit}
        </Button>
      </BottomBar>
    </form>
  )
}

/** The confirmation form; typed values are kept in the tab’s storage. */
function useIdentityForm({ work: { draft, owner }, reading }: FormWork) {
  const type = draft.document_type
  const confirm = useConfirmIdentity()
  const [isUsed, setUsed] = useState(false)
  const schema = useMemo(() => identityForm(type), [type])
  const [defaultValues] = useState(() =>
    beginningValues(DOCUMENT_FIELDS[type], reading.fields, draftOf(owner).typed),
  )
  const form = useCallForm<IdentityValues>({
    schema,
    defaultValues,
    codeFields: Object.fromEntries(USED.map((code) => [code, 'id_number'] as const)),
    submit: async (values) => {
      setUsed(false)
      try {
        await confirm.mutateAsync(confirmationOf(values))
      } catch (error) {
        if (error instanceof CallError) setUsed(USED.includes(error.code))
        throw error
      }
      navigate(href('faceTips'))
    },
  })
  const keep = useEffectEvent((values: IdentityValues) => keepTyped(owner, typedOf(values, reading.fields)))
  useEffect(() => keep(form.values), [form.values])
  return { form, isUsed }
}
