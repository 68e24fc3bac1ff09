import type { Bet } from '@gamehall/contract/games'
import { formatMoneyAmount } from '@gamehall/money'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { call } from '@gamehall/web-client/calls/call.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { useState } from 'react'
import { href } from '../../../shared/navigation/paths.ts'
import { indexDays } from '../../../shared/records/index-days.ts'
import { NoRecords } from '../../../shared/records/no-records.tsx'
import { FilterChips, RecordFilter } from '../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { formatTaiwanTime } from '../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../shared/records/use-record-range.ts'
import { type GameIcon, useGameIcons } from '../lobby/use-game-icons.ts'
import { PlatformChips } from '../platforms/platform-chips.tsx'
import { type BetFilter, useBets } from './api.ts'
import { BetDetail } from './bet-detail.tsx'
import { betGroups } from './bet-groups.tsx'
import { BetTotals } from './bet-totals.tsx'
import { betsText } from './bets-text.ts'

type Settled = 'settled' | 'open'

/** `/betting_record`: the bets as the platforms reported them, with the totals of the selection. */
export function BettingRecordPage() {
  const text = useText(betsText)
  const range = useRecordRange(7)
  const [platform, setPlatform] = useState<string>()
  const [settled, setSettled] = useState<Settled>()
  const [opened, setOpened] = useState<Bet>()
  const [isOpen, setOpen] = useState(false)
  const filter: BetFilter = {
    ...range.instants,
    api_key: platform ?? null,
    settled: settled === undefined ? null : settled === 'settled' ? 1 : 0,
  }
  const bets = useBets(filter)
  const items = flattenPages(bets.data)
  const iconOf = useGameIcons(items)
  const open = (bet: Bet) => {
    setOpened(bet)
    setOpen(true)
  }
  return (
    <RecordPage
      title={text.title}
      home={href('gameAssets')}
      query={bets}
      download={() => call('downloadBets', filter)}
      range={range}
      filter={
        <RecordFilter range={range}>
          <PlatformChips value={platform} onChange={setPlatform} />
          <FilterChips<Settled>
            label={text.state}
            choices={[
              { value: 'settled', label: text.settled },
              { value: 'open', label: text.open },
            ]}
            value={settled}
            onChange={setSettled}
          />
        </RecordFilter>
      }
      header={<BetTotals totals={bets.data?.pages[0]} />}
      items={items}
      keyOf={({ api_key, bet_id }) => `${api_key}/${bet_id}`}
      render={(bet) => <BetRow bet={bet} icon={iconOf(bet)} onOpen={() => open(bet)} />}
      groups={betGroups(indexDays(bets.data))}
      empty={<NoRecords title={text.none} hint={text.noneHint} to={href('home')} way={text.play} />}
    >
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={text.detail}>
        {opened ? <BetDetail bet={opened} /> : null}
      </Sheet>
    </RecordPage>
  )
}

type BetRowProps = {
  readonly bet: Bet
  readonly icon: GameIcon
  readonly onOpen: () => void
}

function BetRow({ bet, icon, onOpen }: BetRowProps) {
  const text = useText(betsText)
  const isWon = bet.win_loss !== null && isAmountBelow('0', bet.win_loss)
  return (
    <RecordRow
      onOpen={onOpen}
      {...icon}
      tone={bet.win_loss === null ? 'wait' : isWon ? 'in' : 'plain'}
      title={bet.game_name}
      detail={`${bet.platform_name} · ${formatTaiwanTime(bet.bet_time)}`}
      sum={
        bet.win_loss === null ? (
          <StatusPill tone={bet.status === 'void' ? 'neutral' : 'wait'}>{text[bet.status]}</StatusPill>
        ) : (
          <Money amount={bet.win_loss} signed />
        )
      }
      below={bet.is_free ? text.freeRound : text.betOf(formatMoneyAmount(bet.bet_amount))}
    />
  )
}
