import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { MoneyCallState } from '@gamehall/web-client/calls/use-money-call.ts'
import { useState } from 'react'
import type { PayPasswordProps } from './pay-password-field.tsx'

const WRONG_PASSWORD = 10022

interface PayPassword {
  readonly value: string
  /** The server refused the password (10022); the field shows it. */
  readonly isWrong: boolean
  /** Marks the form as submitted. Returns whether a password was entered. */
  validate(): boolean
  readonly field: PayPasswordProps
}

/** The pay password of the form that confirms `call`: its value, and the props of its field. */
export function usePayPassword(call: {
  readonly state: MoneyCallState
  readonly error: CallError | undefined
  clearError(): void
}): PayPassword {
  const [value, setValue] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { error, state } = call
  const refusal = error?.code === WRONG_PASSWORD ? error.message : undefined
  const isMissing = value === ''
  return {
    value,
    isWrong: refusal !== undefined,
    validate() {
      setSubmitted(true)
      return !isMissing
    },
    field: {
      value,
      onChange(changed) {
        call.clearError()
        setValue(changed)
      },
      disabled: state !== 'idle',
      error: refusal,
      isMissing: isSubmitted && isMissing,
    },
  }
}
