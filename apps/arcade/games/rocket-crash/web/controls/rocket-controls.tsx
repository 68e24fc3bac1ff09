import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Round } from '../../../../src/game-api/schema.ts'
import { classifyWireReturn } from '../../../../web/shared/celebration/classify-return.ts'
import type { GameProps } from '../../../../web/shared/frontend/game-frontend.ts'
import { useGameKeys } from '../../../../web/shared/keyboard/use-game-keys.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { duckMusicForWins, type Sounds } from '../../../../web/shared/sound/sounds.ts'
import { useOwnBets, useTable } from '../../../../web/shared/table/use-table.ts'
import { formatMultiplier } from '../../rules.ts'
import type { RocketRound } from '../../schemas.ts'
import { rocketText } from '../../text.ts'
import { keys } from '../keys.ts'
import { createRocketSounds } from '../rocket-sounds.ts'
import { type BetDraft, ROCKET_TABLE, type RocketController, type RocketTypes } from '../rocket-types.ts'
import { clampAmount, withOpenBets } from './bet-draft.ts'
import { BetPanel } from './bet-panel.tsx'
import { latestBets, writePanels } from './panel-storage.ts'
import styles from './rocket-controls.module.css'
import { useBetPanel } from './use-bet-panel.ts'

const TOAST_MS = 2_600

/** The player's two bets, side by side. */
export function RocketControls({ game }: GameProps<RocketTypes>) {
  const { session } = useGameKit()
  const table = useTable(ROCKET_TABLE)
  const { bets } = game.draft
  const panels = [useBetPanel(table, 0, bets[0]), useBetPanel(table, 1, bets[1])] as const
  const setDraft = (slot: 0 | 1, change: Partial<BetDraft>) =>
    game.setDraft(({ bets: [first, second] }) => ({
      bets: slot === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }],
    }))
  useOpenBetDrafts(game, table.mine as readonly RocketRound[])
  useStoredPanels(game, table.mine as readonly RocketRound[])
  const scale = (apply: (amountMinor: bigint) => bigint) => {
    const { own, isQueued, isSending } = panels[0]
    if (own?.status === 'open' || isQueued || isSending) return
    setDraft(0, { amount: clampAmount(apply(toMinor(bets[0].amount)), session.bets), isAmountWrong: false })
  }
  useGameKeys(keys, {
    play: panels[0].press,
    second: panels[1].press,
    less: () => scale((amountMinor) => amountMinor / 2n),
    more: () => scale((amountMinor) => amountMinor * 2n),
  })
  return (
    <div className={styles.controls}>
      <WonToast game={game} isOtherFlying={table.mine.some(({ status }) => status === 'open')} />
      {([0, 1] as const).map((slot) => (
        <BetPanel
          key={slot}
          slot={slot}
          table={table}
          state={panels[slot]}
          draft={bets[slot]}
          limits={session.bets}
          onDraft={(change) => setDraft(slot, change)}
        />
      ))}
    </div>
  )
}

/** Shows each open bet in its own panel: after a reload, its choices are known from the table only. */
function useOpenBetDrafts({ setDraft }: RocketController, mine: readonly RocketRound[]): void {
  const open = mine.filter(({ status }) => status === 'open')
  const onOpen = useEffectEvent(() => setDraft((before) => withOpenBets(before, open)))
  const ids = open.map(({ round_id }) => round_id).join()
  useEffect(() => {
    if (ids !== '') onOpen()
  }, [ids])
}

/** Stores both panels, with the bets by which they are recognized on the next arrival: it gets the last bet only. */
function useStoredPanels({ round, draft }: RocketController, mine: readonly RocketRound[]): void {
  const betIds = useRef<readonly string[]>(round === null ? [] : [round.round_id])
  const ids = mine.map(({ round_id }) => round_id).join()
  useEffect(() => {
    if (ids !== '') betIds.current = latestBets(betIds.current, ids.split(','))
    writePanels(() => localStorage, betIds.current, draft.bets)
  }, [ids, draft.bets])
}

/** Announces what a cashed-out bet paid; a return of no more than the stake is announced without a celebration. */
function WonToast({ game, isOtherFlying }: GameProps<RocketTypes> & { readonly isOtherFlying: boolean }) {
  const kit = useGameKit()
  const text = useText(rocketText)
  const [won, setWon] = useState<RocketRound | null>(null)
  const seen = useRef(new Set<string>())
  const sounds = useRef<Pick<Sounds, 'win'>>(null)
  sounds.current ??= duckMusicForWins({ ...kit.sounds, ...createRocketSounds(kit.engine.play) }, kit.engine)
  const show = useEffectEvent((round: RocketRound) => {
    if (round.cashed_out === null || seen.current.has(round.round_id)) return
    seen.current.add(round.round_id)
    kit.announce(text.cashedOut(formatMultiplier(round.cashed_out), formatAmount(round.win)))
    if (Date.parse(round.settled_at ?? '') < Date.now() - 60_000) return
    setWon(round)
    if (!isOtherFlying) return void game.celebrate(toMinor(round.win), toMinor(round.bet))
    if (classifyWireReturn(round.win, round.bet) !== 'win') return
    // Nothing may cover the button of the bet that still flies.
    kit.haptics.win()
    sounds.current?.win()
  })
  useOwnBets(ROCKET_TABLE, (rounds: readonly Round[]) => {
    for (const round of rounds) show(round as RocketRound)
  })
  useEffect(() => {
    if (won === null) return
    const timer = window.setTimeout(() => setWon(null), TOAST_MS)
    return () => window.clearTimeout(timer)
  }, [won])
  if (won === null || won.cashed_out === null) return null
  const isWin = classifyWireReturn(won.win, won.bet) === 'win'
  return (
    <p className={styles.toast} data-win={isWin} aria-hidden="true">
      <span>{text.cashedOutAt(formatMultiplier(won.cashed_out))}</span>
      <b className="num">{formatAmount(won.win)}</b>
    </p>
  )
}
