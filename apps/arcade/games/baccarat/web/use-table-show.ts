import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Round } from '../../../src/game-api/schema.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { serverNow, type TableView } from '../../../web/shared/table/table-view.ts'
import { useOwnBets } from '../../../web/shared/table/use-table.ts'
import { handTotal, winnerOf } from '../rules.ts'
import { baccaratText } from '../text.ts'
import type { BaccaratController, ShownRound } from './baccarat-types.ts'
import type { ShownHand } from './cards/shown-hand.ts'
import { useBaccaratSounds } from './table/use-bets.ts'

const TICK_FROM_MS = 4_000
const FRESH_MS = 30_000

/** Sounds, haptics and announcements of the table. */
export function useTableShow(game: BaccaratController, table: TableView, shown: ShownHand | null): void {
  usePhaseSounds(game, table)
  useHandSounds(shown)
  useOwnResults(game)
}

function usePhaseSounds({ isReplay }: BaccaratController, table: TableView): void {
  const { announce, isPaused } = useGameKit()
  const text = useText(baccaratText)
  const sounds = useBaccaratSounds()
  const phase = table.round?.phase ?? null
  const onPhase = useEffectEvent(() => {
    if (phase === null || isReplay || isPaused) return
    if (phase === 'betting') sounds.music('garden')
    if (phase === 'closed') sounds.close()
    if (phase === 'closed' || phase === 'running') sounds.music('deal')
    if (phase === 'betting' || phase === 'closed' || phase === 'void') announce(text.phases[phase])
  })
  useEffect(() => {
    if (phase !== null) onPhase()
  }, [phase])
  const onSecond = useEffectEvent(() => {
    if (isReplay || isPaused || table.round === null) return
    const leftMs = Date.parse(table.round.closes_at) - serverNow(table)
    if (leftMs <= 0) return
    const isLate = leftMs < TICK_FROM_MS
    if (isLate) sounds.tick()
    sounds.music(isLate ? 'deal' : 'garden')
  })
  useEffect(() => {
    if (phase !== 'betting') return
    const timer = window.setInterval(() => onSecond(), 1_000)
    return () => window.clearInterval(timer)
  }, [phase])
}

/** Sounds of dealing, turning and the result; silent for a hand that was over on arrival. */
function useHandSounds(shown: ShownHand | null): void {
  const { haptics, announce, isPaused } = useGameKit()
  const text = useText(baccaratText)
  const sounds = useBaccaratSounds()
  const before = useRef({ key: '', dealt: 0, open: 0, isOver: false })
  const cards = shown === null ? [] : [...shown.player, ...shown.banker]
  const key = shown?.key ?? ''
  const dealt = cards.length
  const open = cards.filter(({ isOpen }) => isOpen).length
  const isOver = shown?.isOver ?? false
  const onChange = useEffectEvent((now: typeof before.current) => {
    const last = before.current
    before.current = now
    if (shown === null || isPaused || (last.key !== now.key && now.isOver)) return
    const isSame = last.key === now.key
    if (now.open > (isSame ? last.open : 0)) {
      sounds.turn()
      haptics.tap()
    } else if (now.dealt > (isSame ? last.dealt : 0)) sounds.slide()
    if (now.dealt > 0 && !now.isOver) sounds.music('deal')
    if (!now.isOver || (isSame && last.isOver)) return
    const winner = winnerOf(shown.hand)
    sounds.call(winner)
    haptics.land()
    announce(text.result(text.winners[winner], handTotal(shown.hand.player), handTotal(shown.hand.banker)))
  })
  useEffect(() => {
    onChange({ key, dealt, open, isOver })
  }, [key, dealt, open, isOver])
}

/** Announces the result of the player's own bet once; only more than the stake is celebrated. */
function useOwnResults(game: BaccaratController): void {
  const kit = useGameKit()
  const text = useText(baccaratText)
  const seen = useRef(new Set<string>())
  useOwnBets(game.draft.table, (rounds: readonly Round[]) => {
    for (const round of rounds as readonly ShownRound[]) {
      if (round.status !== 'settled' || seen.current.has(round.round_id)) continue
      seen.current.add(round.round_id)
      if (Date.parse(round.settled_at ?? '') < Date.now() - FRESH_MS) continue
      const kind = classifyWireReturn(round.win, round.bet)
      if (kind === 'nothing') kit.announce(text.lost)
      if (kind === 'return') kit.announce(text.returned(formatAmount(round.win), formatAmount(round.bet)))
      if (kind !== 'win') continue
      kit.announce(text.won(formatAmount(round.win)))
      void game.celebrate(toMinor(round.win), toMinor(round.bet))
    }
  })
}
