import type { Transaction, TransactionSubtype, TransactionType } from '@gamehall/contract/wallet'
import { Segmented } from '@gamehall/ui/controls/segmented.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { FilterChips, RecordFilter } from '../../../shared/records/record-filter.tsx'
import type { RecordRange } from '../../../shared/records/use-record-range.ts'
import { subtypesOf } from './transaction-subtypes.ts'
import { transactionsText } from './transactions-text.ts'

/** The selected filter: wallet, type and subtype. */
export type TransactionSelection = {
  readonly currency: Transaction['currency']
  readonly type?: TransactionType | undefined
  readonly subType?: TransactionSubtype | undefined
}

/** The transaction types (§4) in display order. */
const types = [
  'recharge',
  'withdraw',
  'transfer',
  'rebate',
  'activity',
  'bonus',
  'fallback',
  'system',
] as const satisfies TransactionType[]
const currencies = ['TWD', 'USDT'] as const satisfies Transaction['currency'][]

type TransactionFilterProps = {
  readonly range: RecordRange
  readonly picked: TransactionSelection
  readonly onPick: (picked: TransactionSelection) => void
}

export function TransactionFilter({ range, picked, onPick }: TransactionFilterProps) {
  const text = useText(transactionsText)
  const { currency, type, subType } = picked
  const kinds = type === undefined ? [] : subtypesOf[type]
  return (
    <>
      <Segmented
        label={text.wallet}
        options={currencies.map((value) => ({ value, label: text[value] }))}
        value={currency}
        onChange={(value) => onPick({ ...picked, currency: value })}
      />
      <RecordFilter range={range}>
        <FilterChips
          label={text.type}
          choices={types.map((value) => ({ value, label: text[value] }))}
          value={type}
          onChange={(value) => onPick({ currency, type: value })}
        />
        {kinds.length > 1 ? (
          <FilterChips
            label={text.kind}
            choices={kinds.map((value) => ({ value, label: text[value] }))}
            value={subType}
            onChange={(value) => onPick({ currency, type, subType: value })}
          />
        ) : null}
      </RecordFilter>
    </>
  )
}
