import type { Bet, BetSession } from '@gamehall/contract/games'
import type { ItemGroups } from '@gamehall/ui/data-display/infinite-list.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { DayHeader, PlaySessionHeader } from '../../../shared/records/day-header.tsx'
import { taiwanDayOfInstant } from '../../../shared/records/taiwan-day.ts'
import { betsText } from './bets-text.ts'

type DayTotals = CallResponse<'listBets'>['days'][number]
type TotalsByDay = ReadonlyMap<string, DayTotals>

/** Groups bets by day and, within a day of several play sessions, by session. */
export function betGroups(days: TotalsByDay): ItemGroups<Bet> {
  return {
    of: ({ bet_time }) => {
      const day = taiwanDayOfInstant(bet_time)
      return `${day} ${sessionOf(days.get(day), bet_time)?.started_at ?? ''}`
    },
    header: (group, before) => <BetGroupHeader days={days} group={group} before={before} />,
  }
}

function sessionOf(day: DayTotals | undefined, betTime: string): BetSession | undefined {
  const at = Date.parse(betTime)
  return day?.sessions.find(
    ({ started_at, ended_at }) => Date.parse(started_at) <= at && at <= Date.parse(ended_at),
  )
}

type BetGroupHeaderProps = {
  readonly days: TotalsByDay
  readonly group: string
  readonly before: string | undefined
}

function BetGroupHeader({ days, group, before }: BetGroupHeaderProps) {
  const text = useText(betsText)
  const [day = '', startedAt] = group.split(' ')
  const totals = days.get(day)
  const session = totals?.sessions.find(({ started_at }) => started_at === startedAt)
  const isNewDay = before?.split(' ')[0] !== day
  const sumsOf = ({ bet, win_loss }: Pick<BetSession, 'bet' | 'win_loss'>) => [
    { label: text.bet, amount: bet },
    { label: text.winLoss, amount: win_loss, signed: true },
  ]
  return (
    <>
      {isNewDay ? (
        <DayHeader day={day} count={totals?.count} {...(totals && { sums: sumsOf(totals) })} />
      ) : null}
      {session && totals && totals.sessions.length > 1 ? (
        <PlaySessionHeader
          startedAt={session.started_at}
          endedAt={session.ended_at}
          count={session.count}
          sums={sumsOf(session)}
        />
      ) : null}
    </>
  )
}
