import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { type CSSProperties, memo, useEffect, useState } from 'react'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import { tableOpeningText } from '../../../../web/shared/table/table-opening-text.ts'
import {
  bettingMs,
  isWaitingForSalt,
  serverNow,
  type TableView,
} from '../../../../web/shared/table/table-view.ts'
import { BACCARAT_TABLE_IDS } from '../../limits.ts'
import { handTotal, winnerOf } from '../../rules.ts'
import { type Hand, shoePlace } from '../../shoe.ts'
import { baccaratText } from '../../text.ts'
import type { BaccaratController } from '../baccarat-types.ts'
import { changeTable } from './change-table.ts'
import { findSpot } from './chip-limits.ts'
import { playerBet } from './player-bet.ts'
import styles from './table-bar.module.css'

interface TableBarProps {
  readonly game: BaccaratController
  readonly table: TableView
  /** The hand that lies open to its end; null until then. */
  readonly over: Hand | null
  readonly onRoads: () => void
}

/** The table, the position in its shoe, the countdown or the result, and the other players' bets. */
export const TableBar = memo(function TableBar({ game, table, over, onRoads }: TableBarProps) {
  const text = useText(baccaratText)
  const [isCrowdOpen, setCrowdOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <TableSwitch game={game} table={table} />
      {over === null ? <Countdown table={table} /> : <Result hand={over} />}
      <button type="button" className={styles.button} aria-label={text.openRoads} onClick={onRoads}>
        {text.roads}
      </button>
      <button type="button" className={styles.button} onClick={() => setCrowdOpen(true)}>
        {text.others} <span className="num">{table.betsCount}</span>
      </button>
      <Sheet title={text.others} isOpen={isCrowdOpen} onClose={() => setCrowdOpen(false)}>
        <Crowd table={table} />
      </Sheet>
    </div>
  )
})

const REASON_MS = 4_000

/** Chooses the table. While a bet binds the player to one, a press says so; a disabled button could not. */
function TableSwitch({ game, table }: Pick<TableBarProps, 'game' | 'table'>) {
  const text = useText(baccaratText)
  const { sounds } = useGameKit()
  const [isReasonShown, setReasonShown] = useState(false)
  const isBound = playerBet(table, game.draft.table)?.status === 'open'
  const reason = isBound ? text.tableBound : game.isReplay ? text.tableReplay : null
  useEffect(() => {
    if (!isReasonShown) return
    const timer = window.setTimeout(() => setReasonShown(false), REASON_MS)
    return () => window.clearTimeout(timer)
  }, [isReasonShown])
  return (
    <fieldset className={styles.tables}>
      <legend className="sr-only">{text.chooseTable}</legend>
      {BACCARAT_TABLE_IDS.map((id) => (
        <button
          key={id}
          type="button"
          className={styles.table}
          aria-pressed={game.draft.table === id}
          aria-disabled={reason !== null}
          title={reason ?? undefined}
          onClick={() => {
            if (reason !== null) {
              sounds.error()
              return setReasonShown(true)
            }
            sounds.click()
            game.setDraft((draft) => (draft.table === id ? draft : changeTable(draft, id)))
          }}
        >
          {text.tables[id]}
        </button>
      ))}
      {isReasonShown && reason !== null ? (
        <p className={styles.reason} role="status">
          {reason}
        </p>
      ) : null}
    </fieldset>
  )
}

/** Who has won, in the place of the phase: on the table it would lie on the cards or their totals. */
function Result({ hand }: { readonly hand: Hand }) {
  const text = useText(baccaratText)
  const winner = winnerOf(hand)
  return (
    <p className={styles.phase} data-winner={winner} aria-hidden="true">
      <span className={styles.countdown}>
        <b>{text.winners[winner]}</b>
        <b className="num">
          {handTotal(hand.player)} : {handTotal(hand.banker)}
        </b>
      </span>
    </p>
  )
}

/** The phase with the seconds left, and the hand's place in the shoe. */
function Countdown({ table }: { readonly table: TableView }) {
  const text = useText(baccaratText)
  const { opening } = useText(tableOpeningText)
  const { round, chain } = table
  const isBetting = round?.phase === 'betting'
  const leftMs = useLeft(isBetting ? Date.parse(round.closes_at) : null, table)
  if (round === null)
    return (
      <p className={styles.phase}>
        <span className={styles.countdown}>{isWaitingForSalt(chain) ? opening : text.waiting}</span>
      </p>
    )
  const { shoe, hand, hands } = shoePlace(round.number)
  const left = typeof round.result?.left === 'number' ? round.result.left : null
  const seconds = Math.ceil(leftMs / 1_000)
  return (
    <p className={styles.phase} data-phase={round.phase} data-late={isBetting && seconds <= 4}>
      <span className={styles.countdown}>
        {isBetting ? (
          <span className={styles.ring} style={{ '--left': leftMs / bettingMs(round) } as CSSProperties}>
            <b className="num" aria-hidden="true">
              {seconds}
            </b>
            <span className="sr-only">{text.secondsLeft(seconds)}</span>
          </span>
        ) : null}
        <span className={styles.words}>
          <b>{text.phases[round.phase]}</b>
          <small className="num">
            <span aria-hidden={left !== null}>{text.shoe(hand, hands)}</span>
            {left === null ? null : (
              <span className="sr-only">{text.shoeLabel(shoe, hand, hands, left)}</span>
            )}
          </small>
        </span>
      </span>
    </p>
  )
}

const TICK_MS = 200

function useLeft(endsAt: number | null, table: TableView): number {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (endsAt === null) return
    const timer = window.setInterval(() => redraw((count) => count + 1), TICK_MS)
    return () => window.clearInterval(timer)
  }, [endsAt])
  return endsAt === null ? 0 : Math.max(0, endsAt - serverNow(table))
}

/** The bets of everybody on this hand, names masked. */
function Crowd({ table }: { readonly table: TableView }) {
  const text = useText(baccaratText)
  const { bets, betsCount, betsTotal } = table
  if (bets.length === 0) return <p className={styles.empty}>{text.nobody}</p>
  return (
    <>
      <p className={`num ${styles.total}`}>
        {text.bettors(betsCount)} · {formatWholeAmount(betsTotal)}
      </p>
      <ul className={styles.crowd}>
        {bets.map((bet) => (
          <li key={bet.id} data-status={bet.status}>
            <span>{bet.name}</span>
            <span className="num">{chipsText(bet.chips, text)}</span>
            <b className="num">
              {bet.status === 'settled' && Number(bet.win) > 0 ? formatWholeAmount(bet.win) : ''}
            </b>
          </li>
        ))}
      </ul>
    </>
  )
}

function chipsText(chips: unknown, text: (typeof baccaratText)['en']): string {
  if (!Array.isArray(chips)) return ''
  return (chips as readonly { spot: string; amount: string }[])
    .map(({ spot, amount }) => {
      const known = findSpot(spot)
      return `${known === undefined ? '' : text.spots[known]} ${formatWholeAmount(amount)}`
    })
    .join(' · ')
}
