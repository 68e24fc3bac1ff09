import type { WashEntry } from '@gamehall/contract/wallet'
import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useState } from 'react'
import { itemsOf } from '../../../shared/api/use-call-list.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { RecordFilter } from '../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { useRecordRange } from '../../../shared/records/use-record-range.ts'
import { usePush } from '../../../shared/socket/use-push.ts'
import { CreditList } from '../../../shared/turnover/credit-list.tsx'
import { useWashStatement } from './use-wash-statement.ts'
import { WashDetail } from './wash-detail.tsx'
import { WashRow } from './wash-row.tsx'
import { WashSummary } from './wash-summary.tsx'
import { washText } from './wash-text.ts'

/** `/wash_volume`: the turnover status and the turnover statement. */
export function WashVolumePage() {
  const text = useText(washText)
  const range = useRecordRange(30)
  const [opened, setOpened] = useState<WashEntry>()
  const [isOpen, setOpen] = useState(false)
  const statement = useWashStatement(range.instants)
  usePush(['gold_change', 'user_change'], () => statement.refetch())
  const first = statement.data?.pages[0]
  const open = (entry: WashEntry) => {
    setOpened(entry)
    setOpen(true)
  }
  return (
    <RecordPage
      title={text.title}
      home={href('gameAssets')}
      query={statement}
      filter={
        <>
          {statement.isError && !statement.data ? null : <WashSummary totals={first} />}
          {first ? <CreditList standing={first.standing} /> : null}
          <Tip>{text.about}</Tip>
          <RecordFilter range={range} />
        </>
      }
      items={itemsOf(statement.data)}
      keyOf={({ id }) => id}
      render={(entry) => <WashRow entry={entry} onOpen={() => open(entry)} />}
      empty={
        <EmptyState
          art={<NoRecordsArt />}
          title={text.none}
          detail={text.noneHint}
          action={
            <AppLink to={href('home')} className={buttonClass({ size: 'm' })}>
              {text.play}
            </AppLink>
          }
        />
      }
    >
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={opened?.kind === 'bet' ? text.detailBet : text.detailCredit}
      >
        {opened ? <WashDetail entry={opened} /> : null}
      </Sheet>
    </RecordPage>
  )
}
