import { useState } from 'react'
import { useSecondsLeft } from './countdown.tsx'
import styles from './field.module.css'
import { shieldCheck } from './icons/icon-set.ts'
import { useLabels } from './labels.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { digitsOf } from './typed-digits.ts'
import { usePending } from './use-pending.ts'

const DIGITS = 6

export interface CodeFieldProps extends Omit<TextFieldProps, 'trailing' | 'type'> {
  /** Asks for a code to be sent. True, or the seconds to wait, once it was: then the button counts down. */
  onSend: () => Promise<boolean | number>
  /** Seconds between two codes, where `onSend` does not tell. */
  resendSeconds?: number
  now?: () => number
  /** One was sent before this field appeared: when the next may be, in the clock's milliseconds. */
  sentUntilMs?: number | undefined
  /** Whom the code goes to, as it is typed by now: each has a countdown of its own. */
  target?: string | undefined
}

/** A one-time code with the button that sends it; the phone offers the code from the message, a pasted one loses its spaces. */
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
        const tidy = digitsOf(input.value).slice(0, DIGITS)
        if (tidy !== input.value) input.value = tidy
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
