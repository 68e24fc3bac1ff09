import type { GameCategory } from '@gamehall/contract/games'
import type { Rebate, RebateState } from '@gamehall/contract/rewards'
import { formatMoneyAmount } from '@gamehall/money'
import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { percent } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { call } from '@gamehall/web-client/calls/call.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { DayHeader } from '../../../shared/records/day-header.tsx'
import { indexDays } from '../../../shared/records/index-days.ts'
import { FilterChips, RecordFilter } from '../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { taiwanDayOfInstant } from '../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../shared/records/use-record-range.ts'
import { useRebates } from './api.ts'
import { RebateDetail, rebateStateTones } from './rebate-detail.tsx'
import { rebateText } from './rebate-text.ts'

const states = ['unclaimed', 'received', 'expired'] as const satisfies RebateState[]
const types = ['slots', 'tables', 'instant'] as const satisfies GameCategory[]

/** `/water_recorder`: the posted rebates, each with its bets (§2). */
export function RebateRecordPage() {
  const text = useText(rebateText)
  const range = useRecordRange(30)
  const [state, setState] = useState<RebateState>()
  const [type, setType] = useState<GameCategory>()
  const [opened, setOpened] = useState<Rebate>()
  const [isOpen, setOpen] = useState(false)
  const filter = { ...range.instants, state: state ?? null, type: type ?? null }
  const rebates = useRebates(filter)
  const days = indexDays(rebates.data)
  const open = (rebate: Rebate) => {
    setOpened(rebate)
    setOpen(true)
  }
  const choicesOf = <Value extends keyof typeof text & string>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: String(text[value]) }))
  return (
    <RecordPage
      title={text.record}
      home={href('rebate')}
      query={rebates}
      download={() => call('downloadRebates', filter)}
      range={range}
      filter={
        <RecordFilter range={range}>
          <FilterChips label={text.state} choices={choicesOf(states)} value={state} onChange={setState} />
          <FilterChips label={text.type} choices={choicesOf(types)} value={type} onChange={setType} />
        </RecordFilter>
      }
      items={flattenPages(rebates.data)}
      keyOf={({ rebate_id }) => rebate_id}
      render={(rebate) => <RebateRow rebate={rebate} onOpen={() => open(rebate)} />}
      groups={{
        of: ({ posted_at }) => taiwanDayOfInstant(posted_at),
        header: (day) => <RebateDay day={day} totals={days.get(day)} />,
      }}
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
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={text.detail}>
        {opened ? <RebateDetail rebate={opened} /> : null}
      </Sheet>
    </RecordPage>
  )
}

type RebateDayProps = {
  readonly day: string
  readonly totals: CallResponse<'listRebates'>['days'][number] | undefined
}

function RebateDay({ day, totals }: RebateDayProps) {
  const text = useText(rebateText)
  const sums = totals && [{ label: text.dayAmount, amount: totals.amount }]
  return <DayHeader day={day} count={totals?.count} {...(sums && { sums })} />
}

function RebateRow({ rebate, onOpen }: { readonly rebate: Rebate; readonly onOpen: () => void }) {
  const text = useText(rebateText)
  const { date, type, valid_bet, rate, amount, state } = rebate
  return (
    <RecordRow
      onOpen={onOpen}
      shape={percent}
      tone={state === 'received' ? 'in' : state === 'unclaimed' ? 'wait' : 'plain'}
      title={text[type]}
      detail={
        <>
          {text.playedOn(date)}
          <br />
          {text.formula(formatMoneyAmount(valid_bet), rate)}
        </>
      }
      sum={<Money amount={amount} />}
      below={<StatusPill tone={rebateStateTones[state]}>{text[state]}</StatusPill>}
    />
  )
}
