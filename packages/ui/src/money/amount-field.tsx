import {
  type ComponentPropsWithRef,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import frame from '../forms/field.module.css'
import { Field, type FieldText } from '../forms/field.tsx'
import type { Labels } from '../i18n/label-text.ts'
import { useLabels } from '../i18n/labels.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './amount-field.module.css'
import { type AmountInputError, groupThousands, parseAmountInput, truncateDecimals } from './amount-input.ts'

export interface AmountFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'inputMode' | 'defaultValue'> {
  /** A decimal string without separators; empty while the input is empty or not an amount. */
  value: string
  onChange: (value: string) => void
  /** 0 accepts whole amounts only, with the digits-only keyboard. */
  decimals?: number
  /** The currency's sign or code before the amount. */
  unit?: string
  /** Amounts to choose with one tap. */
  quick?: readonly string[]
  /** The maximum; adds a button that fills it in. */
  max?: string | undefined
}

/**
 * Input of an amount in large numerals, grouped by thousands on blur. Invalid input (decimals in a whole amount, letters, too
 * many decimals) stays as typed with an error beside it; the form gets an empty value.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, isLabelHidden, id, value, onChange, ...rest } = props
  const { decimals = 2, unit, quick, max, ...input } = rest
  const labels = useLabels()
  const [typedIn, setTypedIn] = useState<HTMLInputElement>()
  const isTyping = typedIn !== undefined
  const { shown, fault, type, choose, begin } = useTypedAmount(value, onChange, decimals, isTyping)
  const around = useBlockSubmit(fault !== undefined)
  // Removing the separators on focus loses the caret: the whole amount is selected, so that typing replaces it.
  useLayoutEffect(() => typedIn?.select(), [typedIn])
  const quickAmounts =
    quick === undefined ? undefined : (
      <QuickAmounts value={value} onChange={choose} amounts={quick} disabled={input.disabled} />
    )
  return (
    <Field
      {...{ label, hint, id }}
      error={fault === undefined ? error : faultText(labels, fault, decimals)}
      isLabelHidden={isLabelHidden ?? false}
      below={quickAmounts}
    >
      {(wiring) => (
        <div ref={around} className={classNames(frame.frame, styles.frame)}>
          {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
          <input
            autoComplete="off"
            placeholder="0"
            {...input}
            {...wiring}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            className={classNames(frame.input, styles.input, 'num')}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => {
              begin()
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
              onClick={() => choose(truncateDecimals(max, decimals))}
            >
              {labels.all}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}

/** The text that the field shows: what was typed, until the form sets another amount. */
function useTypedAmount(
  value: string,
  onChange: (value: string) => void,
  decimals: number,
  isTyping: boolean,
) {
  const [typed, setTyped] = useState<string>()
  const reading = typed === undefined ? undefined : parseAmountInput(typed, decimals)
  const isAsTyped = typed !== undefined && reading?.value === value
  const fault = isAsTyped ? reading?.fault : undefined
  const settled = isTyping ? value : groupThousands(value)
  return {
    shown: isAsTyped && (isTyping || fault !== undefined) ? typed : settled,
    fault,
    type(text: string) {
      setTyped(text)
      onChange(parseAmountInput(text, decimals).value)
    },
    choose(amount: string) {
      setTyped(undefined)
      onChange(amount)
    },
    /** On focus: earlier valid input is shown as its amount. */
    begin() {
      if (fault === undefined) setTyped(undefined)
    },
  }
}

/** Blocks the form's submit while the input is invalid, and focuses the input. Returns the ref for the wrapper. */
function useBlockSubmit(isFaulty: boolean): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = around.current?.closest('form')
    if (!isFaulty || form == null) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      around.current?.querySelector('input')?.focus()
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [isFaulty])
  return around
}

function faultText(labels: Labels, fault: AmountInputError, decimals: number): string {
  if (fault === 'digits') return labels.amountDigits
  return fault === 'whole' ? labels.amountWhole : labels.amountDecimals(decimals)
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
