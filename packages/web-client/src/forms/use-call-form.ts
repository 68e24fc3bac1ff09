import { type FormEvent, useRef, useState } from 'react'
import { reportCallError, reportRefusal } from '../calls/call.ts'
import { CallError } from '../calls/call-error.ts'
import { useFormFields } from './use-form-fields.ts'
import type { FieldName, FormValues, RequestSchema } from './validate-fields.ts'

type CallFormOptions<Values extends FormValues> = {
  /** The call's request schema; the form validates by it. */
  readonly schema: RequestSchema
  /** All fields with their initial values, in the order of the form. */
  readonly defaultValues: Values
  /** The field to show a server error beside, by error code (§8). */
  readonly fieldsByErrorCode?: Readonly<Record<number, FieldName<Values>>>
  /** Fields that are sent and validated while blank, such as a repeated password. */
  readonly sentWhenBlank?: readonly FieldName<Values>[]
  /** Sends the (silent) call. Its `CallError` is shown beside its field or above the button; an outage as the app shows any other. */
  readonly submit: (values: Values) => Promise<unknown>
}

/** Form state for one call: one submit at a time, each error shown once in its place, input kept after an error. */
export function useCallForm<Values extends FormValues>(options: CallFormOptions<Values>) {
  const { schema, defaultValues, sentWhenBlank = [], fieldsByErrorCode = {}, submit } = options
  const isRunning = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [refusal, setRefusal] = useState<CallError>()
  const onTyping = () => setRefusal(undefined)
  const fields = useFormFields({ schema, defaultValues, sentWhenBlank, onTyping })

  /** Shows an error beside its field; one without a field above the button; an outage by the app. */
  const place = (error: CallError) => {
    if (error.kind === 'session' || error.kind === 'aborted') return
    if (error.kind !== 'business') {
      reportCallError(error)
      return
    }
    reportRefusal()
    const named = error.fields.filter(({ field }) => Object.hasOwn(defaultValues, field))
    for (const { field, message } of named) fields.refuse(field, message)
    const field = named[0]?.field ?? fieldsByErrorCode[error.code]
    if (field === undefined) setRefusal(error)
    else if (named.length === 0) fields.refuse(field, error.message)
    if (field !== undefined) fields.focus(field)
  }

  const run = async () => {
    setRefusal(undefined)
    if (!fields.validateAll()) return
    setSubmitting(true)
    try {
      await submit(fields.getValues())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      place(error)
    } finally {
      setSubmitting(false)
    }
  }

  return {
    ...fields,
    isSubmitting,
    /** The server's error that belongs to no field; show it above the button. */
    refusal,
    submit: async (event?: FormEvent) => {
      event?.preventDefault()
      if (isRunning.current) return
      isRunning.current = true
      await run().finally(() => {
        isRunning.current = false
      })
    },
  }
}

export type CallForm<Values extends FormValues> = ReturnType<typeof useCallForm<Values>>
