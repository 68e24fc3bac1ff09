import { call } from '@gamehall/web-client/calls/call.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useState } from 'react'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { DayHeader } from '../../../shared/records/day-header.tsx'
import { indexDays } from '../../../shared/records/index-days.ts'
import { NoRecords } from '../../../shared/records/no-records.tsx'
import { FilterChips, RecordFilter } from '../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { taiwanDayOfInstant } from '../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../shared/records/use-record-range.ts'
import { PlatformChips } from '../platforms/platform-chips.tsx'
import { TransferProgressSheet } from '../platforms/transfer-progress.tsx'
import { useTransfers } from './record-api.ts'
import { TransferRow } from './transfer-row.tsx'
import { transfersText } from './transfers-text.ts'

/** `/transfer_record`: the platform transfers with their states. `?reference=` opens one of them. */
export function TransferRecordPage() {
  const text = useText(transfersText)
  const range = useRecordRange(30)
  const asked = usePage().query.get('reference') ?? undefined
  const [platform, setPlatform] = useState<string>()
  const [isOpenOnly, setOpenOnly] = useState(false)
  const [followed, setFollowed] = useState(asked)
  const [isFollowing, setFollowing] = useState(asked !== undefined)
  const filter = { ...range.instants, api_key: platform ?? null, open: isOpenOnly ? (1 as const) : null }
  const transfers = useTransfers(filter)
  const days = indexDays(transfers.data)
  usePush(['gold_change', 'user_change'], () => transfers.refetch())
  const follow = (reference: string) => {
    setFollowed(reference)
    setFollowing(true)
  }
  return (
    <RecordPage
      title={text.title}
      home={href('gameAssets')}
      query={transfers}
      download={() => call('downloadTransfers', filter)}
      range={range}
      filter={
        <RecordFilter range={range}>
          <PlatformChips value={platform} onChange={setPlatform} />
          <FilterChips
            label={text.progress}
            choices={[{ value: 'open', label: text.open }]}
            value={isOpenOnly ? 'open' : undefined}
            onChange={(value) => setOpenOnly(value === 'open')}
          />
        </RecordFilter>
      }
      items={flattenPages(transfers.data)}
      keyOf={({ reference }) => reference}
      groups={{
        of: ({ created_at }) => taiwanDayOfInstant(created_at),
        header: (day) => <TransferDay day={day} totals={days.get(day)} />,
      }}
      render={(transfer) => <TransferRow transfer={transfer} onOpen={() => follow(transfer.reference)} />}
      empty={<NoRecords title={text.none} hint={text.noneHint} to={href('gameAssets')} way={text.toAssets} />}
    >
      <TransferProgressSheet isOpen={isFollowing} onClose={() => setFollowing(false)} reference={followed} />
    </RecordPage>
  )
}

type TransferDayProps = {
  readonly day: string
  readonly totals: CallResponse<'listTransfers'>['days'][number] | undefined
}

function TransferDay({ day, totals }: TransferDayProps) {
  const text = useText(transfersText)
  const sums = totals && [
    { label: text.toGames, amount: totals.in },
    { label: text.fromGames, amount: totals.out },
  ]
  return <DayHeader day={day} count={totals?.count} {...(sums && { sums })} />
}
