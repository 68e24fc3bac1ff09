import { useState } from 'react'
import { usePending } from '../buttons/use-pending.ts'
import { useSecondsLeft } from '../date-time/countdown.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { shieldCheck } from '../icons/icon-set.ts'
import { extractDigits } from './extract-digits.ts'
import styles from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

const DIGITS = 6

export interface CodeFieldProps extends Omit<TextFieldProps, 'trailing' | 'type'> {
  /** Sends a code. Resolves to true or the seconds until the next one if it was sent (the button counts down), false if not. */
  onSend: () => Promise<boolean | number>
  /** Seconds between two codes, if `onSend` does not return them. */
  resendSeconds?: number
  now?: () => number
  /** If a code was sent before this field appeared: when the next one can be sent, in epoch ms of `now`. */
  sentUntilMs?: number | undefined
  /** The current recipient; each recipient has its own countdown. */
  target?: string | undefined
}

/** Input of a one-time code with a button to send it. Supports autofill from messages; spaces in pasted codes are removed. */
export function CodeField(given: CodeFieldProps) {
  const { onSend, resendSeconds = 60, now = Date.now, sentUntilMs, target = '', ...props } = given
  const labels = useLabels()
  const [resendAtOf, setResendAtOf] = useState<Readonly<Record<string, number | undefined>>>({
    [target]: sentUntilMs,
  })
  const resendAt = resendAtOf[target]
  const left = useSecondsLeft(resendAt ?? 0, now)
  const { isPending, run } = usePending(async () => {
    const sent = await onSend()
    if (sent === false) return
    const until = now() + (sent === true ? resendSeconds : sent) * 1000
    setResendAtOf((known) => ({ ...known, [target]: until }))
  })
  const isWaiting = isPending || left > 0
  const label = resendAt === undefined ? labels.sendCode : labels.resendCode
  return (
    <TextField
      icon={shieldCheck}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...props}
      onInput={(event) => {
        const input = event.currentTarget
        const digits = extractDigits(input.value).slice(0, DIGITS)
        if (digits !== input.value) input.value = digits
        props.onInput?.(event)
      }}
      trailing={
        <button
          type="button"
          className={styles.trailing}
          aria-disabled={isWaiting || undefined}
          aria-busy={isPending || undefined}
          onClick={() => {
            if (!isWaiting) run()
          }}
        >
          <span className="num">{left > 0 ? labels.resendIn(left) : label}</span>
        </button>
      }
    />
  )
}
