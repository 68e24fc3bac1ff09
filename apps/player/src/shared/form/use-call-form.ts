import { showToast } from '@gamehall/ui/toast-store.ts'
import { type FormEvent, useRef, useState } from 'react'
import { type DefaultValues, type Path, type PathValue, type UseFormReturn, useForm } from 'react-hook-form'
import { CallError } from '../api/call-error.ts'
import { useLanguage } from '../i18n/text.ts'
import { playSound } from '../sound/play-sound.ts'
import { ruleText } from './rule-text.ts'
import { type FormValues, type RequestSchema, schemaResolver } from './schema-resolver.ts'

type CallFormOptions<Values extends FormValues> = {
  /** The call's own request schema: the form refuses what the hall would refuse. */
  readonly schema: RequestSchema
  readonly defaultValues: Values
  /** Which field a refusal of the hall is about, by its code (§8). */
  readonly codeFields?: Readonly<Record<number, Path<Values>>>
  /** Fields that count also while blank: a repeated password. */
  readonly keptBlank?: readonly Path<Values>[]
  /** Sends the (silent) call. Its `CallError` is shown beside its field, above the button, or as a toast. */
  readonly submit: (values: Values) => Promise<unknown>
}

/** A form over one call: one submit at a time, each error once and in its place, what was typed stays. */
export function useCallForm<Values extends FormValues>(options: CallFormOptions<Values>) {
  const { schema, defaultValues, keptBlank = [], submit } = options
  const language = useLanguage()
  const isRunning = useRef(false)
  const [refusal, setRefusal] = useState<CallError>()
  const form = useForm<Values>({
    // Every value is a string, so a partial of the values is the values.
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: schemaResolver<Values>(schema, keptBlank),
  })
  const { errors, isSubmitting } = form.formState

  const run = form.handleSubmit(async () => {
    setRefusal(undefined)
    try {
      await submit(form.getValues())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(placeRefusal(form, error, options.codeFields))
    }
  })

  return {
    form,
    isSubmitting,
    /** A refusal that is about no field: shown above the button. */
    refusal,
    submit: async (event?: FormEvent) => {
      event?.preventDefault()
      if (isRunning.current) return
      isRunning.current = true
      await run().finally(() => {
        isRunning.current = false
      })
    },
    /** What a field component takes; it is judged when left with something in it, and from then on while typed. */
    field: (name: Path<Values>, deps: Path<Values>[] = []) => {
      const message = errors[name]?.message
      return {
        ...form.register(name, {
          deps,
          onBlur: () => {
            if (form.getValues(name)) void form.trigger(name)
          },
          onChange: () => setRefusal(undefined),
        }),
        error: ruleText(typeof message === 'string' ? message : undefined, language),
      }
    },
    /** Fills a field in and judges it. */
    fill: (name: Path<Values>, value: string) =>
      form.setValue(name, value as PathValue<Values, Path<Values>>, { shouldValidate: true }),
  }
}

export type CallForm<Values extends FormValues> = ReturnType<typeof useCallForm<Values>>

/** Puts a refusal beside its field; one without a field is handed back, and an outage becomes a toast. */
function placeRefusal<Values extends FormValues>(
  form: UseFormReturn<Values>,
  error: CallError,
  codeFields: Readonly<Record<number, Path<Values>>> = {},
): CallError | undefined {
  if (error.kind === 'session' || error.kind === 'aborted') return undefined
  void playSound('error')
  if (error.kind !== 'business') {
    showToast(error.message, { kind: 'error' })
    return undefined
  }
  const known = Object.keys(form.getValues())
  const named = error.fields.filter(({ field }) => known.includes(field))
  for (const [index, { field, message }] of named.entries())
    form.setError(field as Path<Values>, { type: 'hall', message }, { shouldFocus: index === 0 })
  if (named.length > 0) return undefined
  const field = codeFields[error.code]
  if (field === undefined) return error
  form.setError(field, { type: 'hall', message: error.message }, { shouldFocus: true })
  return undefined
}
