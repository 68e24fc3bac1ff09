import { DOCUMENT_RULES, identityForm } from '@gamehall/contract/identity'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useCallForm } from '@gamehall/web-client/forms/use-call-form.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { isTooMany } from '../reading/reading-status.tsx'
import type { DocumentReading } from '../reading/use-document-reading.ts'
import { getLocalDraft, saveTypedValues } from '../steps/identity-draft-store.ts'
import { RefusalTip } from '../steps/refusal-tip.tsx'
import type { StepContext } from '../steps/step-page.tsx'
import { useConfirmIdentity } from './api.ts'
import { ComparisonPhotos } from './comparison-photos.tsx'
import { confirmIdentityText } from './confirm-identity-text.ts'
import { DocumentField } from './document-field.tsx'
import styles from './identity-form.module.css'
import {
  changedValues,
  type IdentityValues,
  initialValues,
  readingIssueOf,
  toConfirmRequest,
} from './identity-values.ts'

/** §8: the number belongs to another player. */
const USED = [10076, 10077]

type FormWork = { readonly work: StepContext; readonly reading: DocumentReading }
type IdentityFormProps = FormWork & { readonly onPhotosGone: () => unknown }

export function IdentityForm({ work, reading, onPhotosGone }: IdentityFormProps) {
  const text = useText(confirmIdentityText)
  const formId = useId()
  const type = work.draft.document_type
  const { required, fields } = DOCUMENT_RULES[type]
  const optional = fields.filter((field) => !required.includes(field))
  const { form, isUsed } = useIdentityForm({ work, reading })
  const unsure = fields.filter(
    (field) => readingIssueOf(reading.fields, field, form.values[field]) === 'unsure',
  )
  const fieldOf = (field: (typeof required)[number]) => (
    <DocumentField
      key={field}
      field={field}
      type={type}
      isRequired={required.includes(field)}
      doubt={readingIssueOf(reading.fields, field, form.values[field])}
      wiring={form.field(field)}
    />
  )
  return (
    <form id={formId} onSubmit={form.submit} noValidate className={styles.form}>
      <Callout tone={unsure.length > 0 ? 'warn' : 'info'}>
        <p>{text.intro}</p>
        {unsure.length > 0 ? <p>{text.unsure(unsure.length)}</p> : null}
      </Callout>
      <ComparisonPhotos type={type} reading={reading} onGone={onPhotosGone} />
      {required.map(fieldOf)}
      {isUsed ? (
        <Callout tone="warn">
          <AppLink to={href('service')} className={styles.link}>
            {text.used}
          </AppLink>
        </Callout>
      ) : null}
      <Card title={text.more}>
        <div className={styles.form}>{optional.map(fieldOf)}</div>
      </Card>
      <Callout>{text.private}</Callout>
      <div role="alert">
        {form.refusal ? (
          <RefusalTip error={form.refusal} words={isTooMany(form.refusal) ? text.too_many : undefined} />
        ) : null}
      </div>
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
    initialValues(DOCUMENT_RULES[type].fields, reading.fields, getLocalDraft(owner).typed),
  )
  const form = useCallForm<IdentityValues>({
    schema,
    defaultValues,
    fieldsByErrorCode: Object.fromEntries(USED.map((code) => [code, 'id_number'] as const)),
    submit: async (values) => {
      setUsed(false)
      try {
        await confirm.mutateAsync(toConfirmRequest(values))
      } catch (error) {
        if (error instanceof CallError) setUsed(USED.includes(error.code))
        throw error
      }
      navigate(href('faceTips'))
    },
  })
  const keep = useEffectEvent((values: IdentityValues) =>
    saveTypedValues(owner, changedValues(values, reading.fields)),
  )
  useEffect(() => keep(form.values), [form.values])
  return { form, isUsed }
}
