import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import { memo, useCallback, useMemo, useState } from 'react'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import type { GameProps } from '../../../web/shared/frontend/game-frontend.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { tableOpeningText } from '../../../web/shared/table/table-opening-text.ts'
import { isWaitingForSalt, type TableView } from '../../../web/shared/table/table-view.ts'
import { useDeferredTable } from '../../../web/shared/table/use-table.ts'
import { shoePlace } from '../shoe.ts'
import { baccaratText } from '../text.ts'
import type { BaccaratController, BaccaratTypes, ShownRound } from './baccarat-types.ts'
import { Hands } from './cards/hands.tsx'
import type { ShownHand } from './cards/shown-hand.ts'
import { turnCard, withTurned } from './cards/turned-cards.ts'
import { useShownHand } from './cards/use-shown-hand.ts'
import { roadHands } from './roads/road-hands.ts'
import { RoadPanel, RoadSheet } from './roads/road-panel.tsx'
import styles from './stage.module.css'
import { playerBet } from './table/player-bet.ts'
import { SpotField } from './table/spot-field.tsx'
import { TableBar } from './table/table-bar.tsx'
import { useTableShow } from './use-table-show.ts'

/** The table: phase and countdown, both hands, the betting layout with the chips, and the roads of the shoe. */
export function Stage({ game }: GameProps<BaccaratTypes>) {
  return <StageOfTable game={game} table={useDeferredTable(game.draft.table)} />
}

interface TableProps extends GameProps<BaccaratTypes> {
  readonly table: TableView
}

const StageOfTable = memo(function StageOfTable({ game, table }: TableProps) {
  const text = useText(baccaratText)
  const shown = useShownHand(game, table)
  const [isRoadsOpen, setRoadsOpen] = useState(false)
  const { history, round } = table
  const newest = round?.number ?? null
  const hands = useMemo(() => roadHands(history, newest), [history, newest])
  useTableShow(game, table, shown)
  const { setDraft } = game
  const key = shown?.key ?? ''
  const turn = useCallback(
    (id: string) => setDraft((draft) => withTurned(draft, turnCard(draft.turned, key, id))),
    [setDraft, key],
  )
  const openRoads = useCallback(() => setRoadsOpen(true), [])
  const closeRoads = useCallback(() => setRoadsOpen(false), [])
  return (
    <div className={styles.stage}>
      <h1 className="sr-only">{text.title}</h1>
      <TableBar
        game={game}
        table={table}
        over={shown?.isOver === true ? shown.hand : null}
        onRoads={openRoads}
      />
      <div className={styles.felt}>
        <Hands shown={shown} onTurn={turn} />
        <div className={styles.over}>
          <div className={styles.messages}>
            <OwnResultPlate game={game} table={table} shown={shown} />
            <Notice table={table} />
          </div>
        </div>
      </div>
      <SpotField game={game} table={table} winning={shown?.isOver === true ? shown.hand : null} />
      <div className={styles.roads}>
        <RoadPanel key={game.draft.table} hands={hands} />
      </div>
      <RoadSheet hands={hands} isOpen={isRoadsOpen} onClose={closeRoads} />
    </div>
  )
})

interface OwnResultPlateProps {
  readonly game: BaccaratController
  readonly table: TableView
  readonly shown: ShownHand | null
}

/** The result of the player's own bet, once the hand is over. */
function OwnResultPlate({ game, table, shown }: OwnResultPlateProps) {
  const own = game.scene.replay === null ? playerBet(table, game.draft.table) : null
  if (shown === null || !shown.isOver || own?.status !== 'settled') return null
  return (
    <p className={styles.own} aria-hidden="true">
      <OwnResult round={own} />
    </p>
  )
}

/** A return of no more than the stake is announced without a celebration. */
function OwnResult({ round }: { readonly round: ShownRound }) {
  const text = useText(baccaratText)
  const kind = classifyWireReturn(round.win, round.bet)
  if (kind === 'nothing') return <span className={styles.lost}>{text.lost}</span>
  if (kind === 'return')
    return (
      <span className={`num ${styles.lost}`}>
        {text.returned(formatAmount(round.win), formatAmount(round.bet))}
      </span>
    )
  return <b className={`num ${styles.won}`}>{formatNet(toMinor(round.win) - toMinor(round.bet))}</b>
}

/** Notices for all players: a new shoe, the last hand, a lost connection. */
function Notice({ table }: { readonly table: TableView }) {
  const text = useText(baccaratText)
  const { opening } = useText(tableOpeningText)
  const { round, chain, refusal, isConnected } = table
  if (refusal !== null)
    return (
      <p className={styles.notice} role="alert">
        {text.refused}
      </p>
    )
  if (round === null)
    return (
      <p className={styles.notice} role="status">
        {isWaitingForSalt(chain) ? opening : text.waiting}
      </p>
    )
  if (!isConnected)
    return (
      <p className={styles.notice} role="status">
        {text.reconnecting}
      </p>
    )
  if (round.phase === 'void' || round.phase === 'voiding')
    return (
      <p className={styles.notice} role="status">
        {text.voided}
      </p>
    )
  const { hand, hands } = shoePlace(round.number)
  if (round.phase !== 'betting' || hand < hands) return null
  return (
    <p className={styles.notice} role="status">
      {text.lastHand}
    </p>
  )
}
