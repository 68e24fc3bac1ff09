import { type ChangeEvent, useRef, useState } from 'react'
import { useLanguage } from '../i18n/text.ts'
import { fieldRuleMessage } from './field-rule-message.ts'
import { type FieldName, type FormValues, type RequestSchema, validateFields } from './validate-fields.ts'

/** The input elements that a form field can be. */
type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type FieldsOptions<Values extends FormValues> = {
  readonly schema: RequestSchema
  readonly defaultValues: Values
  readonly sentWhenBlank: readonly string[]
  readonly onTyping: () => void
}

/** Values, errors and focus of a form's fields. A field is validated on blur when it is not empty, and on submit. */
export function useFormFields<Values extends FormValues>(options: FieldsOptions<Values>) {
  type Name = FieldName<Values>
  const { schema, defaultValues, sentWhenBlank, onTyping } = options
  const language = useLanguage()
  const [values, setValues] = useState(defaultValues)
  const [validated, setValidated] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({})
  // Holds values typed in the current tick: a code field submits on its last digit, before the state has updated.
  const latest = useRef(defaultValues)
  const inputs = useRef(new Map<string, Input>())
  const rules = validateFields(schema, values, sentWhenBlank)

  const setValue = (name: Name, value: string) => {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    setRefused((before) => ({ ...before, [name]: undefined }))
    onTyping()
  }
  /** Validates these fields and focuses the first invalid one; true if all are valid. */
  const validate = (names: readonly string[]): boolean => {
    setValidated((before) => new Set([...before, ...names]))
    const broken = validateFields(schema, latest.current, sentWhenBlank)
    const first = names.find((name) => broken[name] !== undefined)
    if (first !== undefined) inputs.current.get(first)?.focus()
    return first === undefined
  }
  return {
    values,
    getValues: () => latest.current,
    /** Sets a value that was not typed into the field's input. */
    setValue,
    validate: validate,
    validateAll: () => {
      setRefused({})
      return validate(Object.keys(latest.current))
    },
    /** Shows the server's message beside a field until the field changes. */
    refuse: (name: string, message: string) => setRefused((before) => ({ ...before, [name]: message })),
    focus: (name: string) => inputs.current.get(name)?.focus(),
    reset: () => {
      latest.current = defaultValues
      setValues(defaultValues)
      setValidated(new Set())
      setRefused({})
    },
    /** Props for a field component. */
    field: (name: Name) => ({
      name,
      value: values[name] ?? '',
      error: refused[name] ?? fieldRuleMessage(validated.has(name) ? rules[name] : undefined, language),
      ref: (input: Input | null) => {
        if (input) inputs.current.set(name, input)
        else inputs.current.delete(name)
      },
      onChange: (event: ChangeEvent<Input>) => setValue(name, event.target.value),
      onBlur: () => {
        if (latest.current[name]) setValidated((before) => new Set([...before, name]))
      },
    }),
  }
}
