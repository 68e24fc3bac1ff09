import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { ChipFlights, type ChipFlightsHandle } from '../../../../web/shared/chips/chip-flights.tsx'
import { type ChipStake, mergeChips } from '../../../../web/shared/chips/chip-layout.ts'
import type { GameProps } from '../../../../web/shared/frontend/game-frontend.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { afterNextFrame } from '../../../../web/shared/motion/after-next-frame.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { tableOpeningText } from '../../../../web/shared/table/table-opening-text.ts'
import { tableStoreOf } from '../../../../web/shared/table/table-store.ts'
import { bettingMs, isWaitingForSalt, type TableView } from '../../../../web/shared/table/table-view.ts'
import { useDeferredTable } from '../../../../web/shared/table/use-table.ts'
import { readChips } from '../../chips.ts'
import type { SicBoRound } from '../../schemas.ts'
import { sicBoText } from '../../text.ts'
import { isBetting, playerBet } from '../bets/player-bet.ts'
import { SIC_BO_CHIPS } from '../bets/sic-bo-chips.ts'
import { useBets } from '../bets/use-bets.ts'
import { DiceTray } from '../dice/dice-tray.tsx'
import { PlayersButton } from '../players/players-button.tsx'
import { RoadSheet } from '../road/road-sheet.tsx'
import { RoadStrip } from '../road/road-strip.tsx'
import { SIC_BO_TABLE_ID, type SicBoTypes } from '../sic-bo-types.ts'
import { BetLayout } from '../table/bet-layout.tsx'
import { otherPlayersStakes } from '../table/other-players-stakes.ts'
import { Countdown } from './countdown.tsx'
import { ResultPlace } from './result-plate.tsx'
import { readLiveRoll, readReplayedRoll } from './roll-view.ts'
import styles from './sic-bo-stage.module.css'
import { useDiceAtRest } from './use-dice-at-rest.ts'
import { useRollSounds } from './use-roll-sounds.ts'
import { useSettlement } from './use-settlement.ts'

/** The road above, the dice under their dome, and the betting layout. The dome comes forward while the dice roll. */
export function SicBoStage({ game }: GameProps<SicBoTypes>) {
  return <StageOfTable game={game} table={useDeferredTable(SIC_BO_TABLE_ID)} />
}

interface TableProps extends GameProps<SicBoTypes> {
  readonly table: TableView
}

const StageOfTable = memo(function StageOfTable({ game, table }: TableProps) {
  const { session } = useGameKit()
  const text = useText(sicBoText)
  const store = tableStoreOf(session, SIC_BO_TABLE_ID)
  const flights = useRef<ChipFlightsHandle>(null)
  const bets = useBets(game, table)
  const settled = useSettlement(game, flights)
  const [isRoadOpen, setRoadOpen] = useState(false)
  const openRoad = useCallback(() => setRoadOpen(true), [])
  const { replay } = game.scene
  const view = replay === null ? readLiveRoll(table) : readReplayedRoll(replay, performance.now())
  const isAtRest = useDiceAtRest(view)
  const onSecond = useRollSounds(view, isAtRest, game.isReplay)
  const own = playerBet(table)
  const isOver = isAtRest && view.dice !== null
  const paid =
    replay === null ? (own !== null && own.round_id === settled?.round_id ? settled : null) : replay.paid
  const chips = useLaidChips(game, table)
  const place = useRef<(spot: string, element: Element) => void>(() => {})
  place.current = (spot, element) => {
    if (game.draft.isSending) return
    bets.place([{ spot, chips: 1 }])
    const chip = document.querySelector('[data-chip][aria-pressed="true"]')
    afterNextFrame(() => flights.current?.fly(game.draft.value, chip, element))
  }
  const onPlace = useCallback((spot: string, element: Element) => place.current(spot, element), [])
  return (
    <section className={styles.stage} data-phase={view.phase} aria-label={text.title}>
      <h1 className="sr-only">{text.title}</h1>
      <RoadStrip history={table.history} onOpen={openRoad} />
      <div className={styles.house}>
        <Countdown
          phase={view.phase}
          bettingMs={table.round === null ? 0 : bettingMs(table.round)}
          readLeftMs={() => readLiveRoll(store.view()).leftMs}
          onSecond={onSecond}
        />
        <div className={styles.dome}>
          <DiceTray dice={view.dice} roll={view.roll} elapsedMs={view.elapsedMs} rollMs={view.rollMs} />
          <ResultPlace dice={isOver ? view.dice : null} paid={paid} />
        </div>
        <PlayersButton table={table} />
      </div>
      <BetLayout
        {...chips}
        winning={isOver && (view.phase === 'result' || replay !== null) ? view.dice : null}
        isNext={isBetting(table) && chips.total.length === 0}
        canBet={!game.isReplay}
        onPlace={onPlace}
      />
      <TableNotice
        isConnected={table.isConnected}
        isKnown={table.round !== null}
        isRefused={table.refusal !== null}
        isOpening={isWaitingForSalt(table.chain)}
      />
      <RoadSheet history={table.history} isOpen={isRoadOpen} onClose={() => setRoadOpen(false)} />
      <ChipFlights ref={flights} set={SIC_BO_CHIPS} />
    </section>
  )
})

const NO_CHIPS: readonly ChipStake[] = []

/** The chips on the layout, in arrays that stay the same until a chip changes. */
function useLaidChips(game: TableProps['game'], table: TableView) {
  const { replay } = game.scene
  const own = playerBet(table)
  const { bets } = table
  const pending = replay === null ? game.draft.chips : NO_CHIPS
  const total = useMemo(() => {
    if (replay !== null) return replay.chips
    const shown = own === null ? NO_CHIPS : readChips(chipsLeft(own))
    return mergeChips(shown, pending)
  }, [replay, own, pending])
  const others = useMemo(() => otherPlayersStakes({ bets }, own), [bets, own])
  return { pending, total, others }
}

/** Of a bet that is over, those that won stay. */
const chipsLeft = ({ status, chips }: SicBoRound) =>
  status === 'open' ? chips : chips.filter(({ win }) => toMinor(win) > 0n)

interface TableNoticeProps {
  readonly isConnected: boolean
  readonly isKnown: boolean
  readonly isRefused: boolean
  readonly isOpening: boolean
}

function TableNotice({ isConnected, isKnown, isRefused, isOpening }: TableNoticeProps) {
  const text = useText(sicBoText)
  const { opening } = useText(tableOpeningText)
  if (isRefused)
    return (
      <p className={styles.notice} role="alert">
        {text.refused}
      </p>
    )
  if (isConnected && !isOpening) return null
  return (
    <p className={styles.notice} role="status">
      {isConnected ? opening : isKnown ? text.reconnecting : text.waiting}
    </p>
  )
}
