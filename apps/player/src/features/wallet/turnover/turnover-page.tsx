import type { TurnoverEntry } from '@gamehall/contract/wallet'
import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { RecordFilter } from '../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { useRecordRange } from '../../../shared/records/use-record-range.ts'
import { TurnoverCreditList } from '../../../shared/turnover/turnover-credit-list.tsx'
import { useTurnoverStatement } from './api.ts'
import { TurnoverEntryDetail } from './turnover-entry-detail.tsx'
import { TurnoverEntryRow } from './turnover-entry-row.tsx'
import { turnoverPageText } from './turnover-page-text.ts'
import { TurnoverSummary } from './turnover-summary.tsx'

/** `/wash_volume`: the turnover status and the turnover statement. */
export function TurnoverPage() {
  const text = useText(turnoverPageText)
  const range = useRecordRange(30)
  const [opened, setOpened] = useState<TurnoverEntry>()
  const [isOpen, setOpen] = useState(false)
  const statement = useTurnoverStatement(range.instants)
  usePush(['gold_change', 'user_change'], () => statement.refetch())
  const first = statement.data?.pages[0]
  const open = (entry: TurnoverEntry) => {
    setOpened(entry)
    setOpen(true)
  }
  return (
    <RecordPage
      title={text.title}
      home={href('gameAssets')}
      query={statement}
      range={range}
      filter={
        <>
          {statement.isError && !statement.data ? null : <TurnoverSummary totals={first} />}
          {first ? <TurnoverCreditList standing={first.standing} /> : null}
          <Callout>{text.about}</Callout>
          <RecordFilter range={range} />
        </>
      }
      items={flattenPages(statement.data)}
      keyOf={({ id }) => id}
      render={(entry) => <TurnoverEntryRow entry={entry} onOpen={() => open(entry)} />}
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
        {opened ? <TurnoverEntryDetail entry={opened} /> : null}
      </Sheet>
    </RecordPage>
  )
}
