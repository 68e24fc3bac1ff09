import {
  type ComponentPropsWithRef,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './amount-field.module.css'
import { type AmountFault, cutAmount, groupThousands, readAmount } from './amount-text.ts'
import { classNames } from './class-names.ts'
import frame from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import type { Labels } from './label-text.ts'
import { useLabels } from './labels.tsx'

export interface AmountFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'inputMode' | 'defaultValue'> {
  /** A decimal string without separators; empty while nothing is typed, or nothing that is an amount. */
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

/**
 * An amount in big numerals, grouped while it is not being typed. What is no amount (a point in a whole one, a letter, too
 * many decimals) stays as it was typed and is refused in words beside it; to its form it is empty.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, isLabelHidden, id, value, onChange, ...rest } = props
  const { decimals = 2, unit, quick, max, ...input } = rest
  const labels = useLabels()
  const [typedIn, setTypedIn] = useState<HTMLInputElement>()
  const isTyping = typedIn !== undefined
  const { shown, fault, type, choose, begin } = useTypedAmount(value, onChange, decimals, isTyping)
  const around = useHeldForm(fault !== undefined)
  // Dropping the commas loses the caret: what is typed next replaces the amount, as a tap on it means.
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
              onClick={() => choose(cutAmount(max, decimals))}
            >
              {labels.all}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}

/** What the field shows of an amount: what was typed, until its form sets another amount. */
function useTypedAmount(
  value: string,
  onChange: (value: string) => void,
  decimals: number,
  isTyping: boolean,
) {
  const [typed, setTyped] = useState<string>()
  const reading = typed === undefined ? undefined : readAmount(typed, decimals)
  const isAsTyped = typed !== undefined && reading?.value === value
  const fault = isAsTyped ? reading?.fault : undefined
  const settled = isTyping ? value : groupThousands(value)
  return {
    shown: isAsTyped && (isTyping || fault !== undefined) ? typed : settled,
    fault,
    type(text: string) {
      setTyped(text)
      onChange(readAmount(text, decimals).value)
    },
    choose(amount: string) {
      setTyped(undefined)
      onChange(amount)
    },
    /** Typing begins: what was typed before and is an amount shows as that amount. */
    begin() {
      if (fault === undefined) setTyped(undefined)
    },
  }
}

/** While what is typed is no amount, its form is not sent: the field is led to instead. Answers the ref of what is around it. */
function useHeldForm(isFaulty: boolean): RefObject<HTMLDivElement | null> {
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

function faultText(labels: Labels, fault: AmountFault, decimals: number): string {
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
