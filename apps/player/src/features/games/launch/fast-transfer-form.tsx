import { formatMoneyAmount } from '@gamehall/money'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { AmountField } from '@gamehall/ui/money/amount-field.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { MoneyCallState } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { truncateToDollars } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { MoneyCallStatus } from '../../../shared/money/money-call-status.tsx'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import styles from './fast-transfer.module.css'
import { capAmount, findAmountProblem, type PreEntry, transferLimits } from './fast-transfer-rules.ts'
import { launchText } from './launch-text.ts'

type FastTransferFormProps = {
  /** Shown above the balances. */
  readonly notice?: ReactNode
  /** Shown where the main wallet has too little, below the link to the deposit page. */
  readonly otherSource?: ReactNode
  readonly entry: PreEntry
  readonly call: {
    readonly state: MoneyCallState
    readonly error: { readonly message: string } | undefined
    ask(): Promise<unknown>
  }
  /** The label of the submit button for an amount (whole dollars, `'0'` for none). */
  readonly labelOf: (amount: string) => string
  /** Whether 0 can be submitted: the player enters with the game balance. */
  readonly canBeZero: boolean
  /** Opens a deposit over what is shown; without it the deposit page is linked. */
  readonly onDeposit?: () => void
  readonly onSubmit: (amount: string) => unknown
}

const QUICK = ['100', '500', '1000', '5000']

/** The fast transfer form (§5): both balances, a whole amount within the limits, and errors. */
export function FastTransferForm({
  notice,
  otherSource,
  entry,
  call,
  labelOf,
  canBeZero,
  onDeposit,
  onSubmit,
}: FastTransferFormProps) {
  const text = useText(launchText)
  const limits = transferLimits(entry)
  const [typed, setTyped] = useState('')
  const [hasTried, setTried] = useState(false)
  const amount = capAmount(typed, limits)
  const wanted = BigInt(amount || '0').toString()
  const problem = findAmountProblem(amount, limits, entry.Balance)
  const insufficient = text.insufficient(formatMoneyAmount(entry.Balance))
  const isBusy = call.state !== 'idle'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isBusy && !problem && (canBeZero || wanted !== '0')) void onSubmit(wanted)
  }
  const belowMin = hasTried && problem === 'below_min' ? text.belowMin(limits.min) : undefined
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {notice}
      <Balances entry={entry} />
      <AmountField
        label={text.amount}
        hint={limits.cap === '0' ? undefined : text.amountHint(limits.min, grouped(limits.cap))}
        error={belowMin ?? (problem === 'insufficient' ? insufficient : undefined)}
        unit="NT$"
        decimals={0}
        value={amount}
        onChange={(next) => setTyped(capAmount(next, limits))}
        max={limits.all}
        quick={QUICK.filter((quick) => BigInt(quick) <= BigInt(limits.all))}
        disabled={isBusy}
        enterKeyHint="go"
      />
      {canBeZero && truncateToDollars(entry.GameBalance) !== '0' ? (
        <p className={styles.note}>{text.enterAnyway}</p>
      ) : null}
      {problem === 'insufficient' || limits.all === '0' ? (
        <>
          <TooLittle words={problem === 'insufficient' ? undefined : insufficient} onDeposit={onDeposit} />
          {otherSource}
        </>
      ) : null}
      <MoneyCallStatus call={call} />
      <Button
        type="submit"
        block
        loading={isBusy}
        disabled={problem === 'insufficient' || (!canBeZero && wanted === '0')}
      >
        {labelOf(wanted)}
      </Button>
    </form>
  )
}

/** The main wallet has too little, in `words` unless the amount's error says so already; and where to get more. */
function TooLittle({
  words,
  onDeposit,
}: {
  readonly words: string | undefined
  readonly onDeposit: (() => void) | undefined
}) {
  const text = useText(launchText)
  return (
    <p className={styles.short}>
      <span>{words}</span>
      {onDeposit ? (
        <button type="button" className={styles.deposit} onClick={onDeposit}>
          {text.toDeposit}
        </button>
      ) : (
        <AppLink to={href('deposit')} className={styles.deposit}>
          {text.toDeposit}
        </AppLink>
      )}
    </p>
  )
}

/** What the main wallet and the game hold. */
export function Balances({ entry }: Pick<FastTransferFormProps, 'entry'>) {
  const text = useText(launchText)
  return (
    <dl className={styles.balances}>
      <div>
        <dt>{text.mainBalance}</dt>
        <dd>
          <Money amount={entry.Balance} size="l" />
        </dd>
      </div>
      <div>
        <dt>{text.gameBalance}</dt>
        <dd>
          <Money amount={entry.GameBalance} size="l" />
        </dd>
      </div>
    </dl>
  )
}

/** Formats whole dollars with separators: `1234` → `1,234`. */
export function grouped(whole: string): string {
  return formatMoneyAmount(whole).replace(/\.00$/, '')
}
