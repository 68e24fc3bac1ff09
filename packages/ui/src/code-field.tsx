import { useState } from 'react'
import { useSecondsLeft } from './countdown.tsx'
import styles from './field.module.css'
import { shieldCheck } from './icons/icon-set.ts'
import { useLabels } from './labels.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { usePending } from './use-pending.ts'

export interface CodeFieldProps extends Omit<TextFieldProps, 'trailing' | 'type'> {
  /** Asks for a code to be sent. True once it was: then the button counts down before it can be used again. */
  onSend: () => Promise<boolean>
  /** Seconds between two codes. */
  resendSeconds?: number
  now?: () => number
}

/** A one-time code with the button that sends it; the phone offers the code from the message. */
export function CodeField({ onSend, resendSeconds = 60, now = Date.now, ...props }: CodeFieldProps) {
  const labels = useLabels()
  const [resendAt, setResendAt] = useState<number>()
  const left = useSecondsLeft(resendAt ?? 0, now)
  const { isPending, run } = usePending(async () => {
    if (await onSend()) setResendAt(now() + resendSeconds * 1000)
  })
  const isWaiting = isPending || left > 0
  const label = resendAt === undefined ? labels.sendCode : labels.resendCode
  return (
    <TextField
      icon={shieldCheck}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      {...props}
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
