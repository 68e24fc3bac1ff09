import { type ChangeEvent, useRef, useState } from 'react'
import { useLanguage } from '../i18n/text.ts'
import { brokenRules, type FieldName, type FormValues, type RequestSchema } from './form-rules.ts'
import { ruleText } from './rule-text.ts'

/** What a field of a form may be. */
type Input = HTMLInputElement | HTMLSelectElement

type FieldsOptions<Values extends FormValues> = {
  readonly schema: RequestSchema
  readonly defaultValues: Values
  readonly keptBlank: readonly string[]
  readonly onTyping: () => void
}

/** What is typed, what is wrong with it, and where: a field is judged when left with something in it, or at submit. */
export function useFormFields<Values extends FormValues>(options: FieldsOptions<Values>) {
  type Name = FieldName<Values>
  const { schema, defaultValues, keptBlank, onTyping } = options
  const language = useLanguage()
  const [values, setValues] = useState(defaultValues)
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({})
  // What was typed in this very tick: a code field submits with its last digit.
  const latest = useRef(defaultValues)
  const inputs = useRef(new Map<string, Input>())
  const rules = brokenRules(schema, values, keptBlank)

  const setValue = (name: Name, value: string) => {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    setRefused((before) => ({ ...before, [name]: undefined }))
    onTyping()
  }
  /** Judges these fields now; puts the cursor in the first that is wrong. */
  const judge = (names: readonly string[]): boolean => {
    setJudged((before) => new Set([...before, ...names]))
    const broken = brokenRules(schema, latest.current, keptBlank)
    const first = names.find((name) => broken[name] !== undefined)
    if (first !== undefined) inputs.current.get(first)?.focus()
    return first === undefined
  }
  return {
    values,
    getValues: () => latest.current,
    /** What was chosen otherwise than by typing. */
    setValue,
    judge,
    judgeAll: () => {
      setRefused({})
      return judge(Object.keys(latest.current))
    },
    /** The hall's own words, beside their field until it is typed in again. */
    refuse: (name: string, message: string) => setRefused((before) => ({ ...before, [name]: message })),
    focus: (name: string) => inputs.current.get(name)?.focus(),
    reset: () => {
      latest.current = defaultValues
      setValues(defaultValues)
      setJudged(new Set())
      setRefused({})
    },
    /** What a field component takes. */
    field: (name: Name) => ({
      name,
      value: values[name] ?? '',
      error: refused[name] ?? ruleText(judged.has(name) ? rules[name] : undefined, language),
      ref: (input: Input | null) => {
        if (input) inputs.current.set(name, input)
        else inputs.current.delete(name)
      },
      onChange: (event: ChangeEvent<Input>) => setValue(name, event.target.value),
      onBlur: () => {
        if (latest.current[name]) setJudged((before) => new Set([...before, name]))
      },
    }),
  }
}
