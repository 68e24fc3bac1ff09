import type { PlatformTransfer } from '@gamehall/contract/games'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { exchange } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { formatTaiwanTime } from '../../../shared/records/taiwan-day.ts'
import { transferEnd } from './api.ts'
import { signedAmount, transferState } from './transfer-state.ts'
import { transfersText } from './transfers-text.ts'

type TransferRowProps = { readonly transfer: PlatformTransfer; readonly onOpen: () => void }

/** One transfer between the main wallet and a platform. */
export function TransferRow({ transfer, onOpen }: TransferRowProps) {
  const text = useText(transfersText)
  const { direction, platform_name, amount, status, created_at } = transfer
  const { label, tone } = transferState(text, transfer)
  const end = transferEnd(status)
  // A transfer of the whole balance has no amount until the platform reports it.
  const hasAmount = isAmountBelow('0', amount)
  return (
    <RecordRow
      onOpen={onOpen}
      shape={exchange}
      tone={end === undefined ? 'wait' : end === 'arrived' && direction === 'out' ? 'in' : 'plain'}
      title={text[direction](platform_name)}
      detail={formatTaiwanTime(created_at)}
      sum={hasAmount ? <Money amount={signedAmount(transfer)} /> : text.all}
      below={<StatusPill tone={tone}>{label}</StatusPill>}
    />
  )
}
