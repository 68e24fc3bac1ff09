import { type ComponentPropsWithRef, useLayoutEffect, useState } from 'react'
import styles from './amount-field.module.css'
import { cleanAmount, groupThousands } from './amount-text.ts'
import { classNames } from './class-names.ts'
import frame from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { useLabels } from './labels.tsx'

export interface AmountFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'inputMode' | 'defaultValue'> {
  /** A decimal string without separators; empty while nothing is typed. */
  value: string
  onChange: (value: string) => void
  /** 0 takes whole amounts only and brings up the digits-only keyboard. */
  decimals?: number
  /** The currency's sign or code before the amount. */
  unit?: string
  /** Amounts to choose with one tap. */
  quick?: readonly string[]
  /** The most that can be chosen: adds the button that fills it in. */
  max?: string | undefined
}

/** An amount in big numerals, grouped while it is not being typed. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    hint,
    error,
    isLabelHidden,
    id,
    value,
    onChange,
    decimals = 2,
    unit,
    quick,
    max,
    ...input
  } = props
  const labels = useLabels()
  const [typedIn, setTypedIn] = useState<HTMLInputElement>()
  const isTyping = typedIn !== undefined
  // Dropping the commas loses the caret: what is typed next replaces the amount, as a tap on it means.
  useLayoutEffect(() => typedIn?.select(), [typedIn])
  const quickAmounts =
    quick === undefined ? undefined : (
      <QuickAmounts {...{ value, onChange }} amounts={quick} disabled={input.disabled} />
    )
  return (
    <Field {...{ label, hint, error, id }} isLabelHidden={isLabelHidden ?? false} below={quickAmounts}>
      {(wiring) => (
        <div className={classNames(frame.frame, styles.frame)}>
          {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
          <input
            autoComplete="off"
            placeholder="0"
            {...input}
            {...wiring}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            className={classNames(frame.input, styles.input, 'num')}
            value={isTyping ? value : groupThousands(value)}
            onChange={(event) => onChange(cleanAmount(event.target.value, decimals))}
            onFocus={(event) => {
              setTypedIn(event.currentTarget)
              input.onFocus?.(event)
            }}
            onBlur={(event) => {
              setTypedIn(undefined)
              input.onBlur?.(event)
            }}
          />
          {max === undefined ? null : (
            <button
              type="button"
              className={frame.trailing}
              disabled={input.disabled}
              onClick={() => onChange(cleanAmount(max, decimals))}
            >
              {labels.all}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}

interface QuickAmountsProps {
  amounts: readonly string[]
  value: string
  onChange: (value: string) => void
  disabled: boolean | undefined
}

function QuickAmounts({ amounts, value, onChange, disabled }: QuickAmountsProps) {
  return (
    <div className={styles.quick}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          disabled={disabled}
          aria-pressed={value === amount}
          className={classNames(styles.chip, 'num', value === amount && styles.chosen)}
          onClick={() => onChange(amount)}
        >
          {groupThousands(amount)}
        </button>
      ))}
    </div>
  )
}
