import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { GameProps } from '../../../../web/shared/frontend/game-frontend.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { tableStoreOf } from '../../../../web/shared/table/table-store.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { useTable } from '../../../../web/shared/table/use-table.ts'
import { formatMultiplier, LOWEST_CRASH } from '../../rules.ts'
import { rocketText } from '../../text.ts'
import { chooseMood } from '../choose-mood.ts'
import { createRocketSounds, type RocketSounds } from '../rocket-sounds.ts'
import { ROCKET_TABLE, type RocketTypes } from '../rocket-types.ts'
import { FlightCanvas } from './flight-canvas.tsx'
import { type FlightMoment, readLiveMoment, readReplayMoment } from './flight-moment.ts'
import { FlightReadout } from './flight-readout.tsx'
import { HistoryStrip } from './history-strip.tsx'
import { LiveBets } from './live-bets.tsx'
import styles from './rocket-stage.module.css'
import { SkyLayers } from './sky-layers.tsx'

/** The flight with its history above and the other passengers below. */
export function RocketStage({ game }: GameProps<RocketTypes>) {
  const { session } = useGameKit()
  const text = useText(rocketText)
  const table = useTable(ROCKET_TABLE)
  const store = tableStoreOf(session, ROCKET_TABLE)
  const { replay } = game.scene
  const readMoment = useCallback(
    (now: number): FlightMoment =>
      replay === null ? readLiveMoment(store.view()) : readReplayMoment(replay, now),
    [store, replay],
  )
  useFlightSounds(table, game.isReplay)
  return (
    <section className={styles.stage} aria-label={text.stage}>
      <HistoryStrip history={table.history} />
      <div className={styles.sky}>
        <SkyLayers readMoment={readMoment} />
        <FlightCanvas readMoment={readMoment} speed={replay?.speed ?? 1} />
        <FlightReadout readMoment={readMoment} />
        {table.refusal === null && table.round !== null && !table.isConnected ? (
          <p className={styles.notice} role="status">
            {text.reconnecting}
          </p>
        ) : null}
        {table.refusal === null ? null : (
          <p className={styles.notice} role="alert">
            {text.refused}
          </p>
        )}
      </div>
      {game.isReplay ? null : <LiveBets table={table} />}
    </section>
  )
}

/** How long the music of the flight stays low under the crash, in seconds: until its phrase is over. */
const CRASH_S = 1.3

/** Sounds and announcements of the live flight; silent while another is shown again. */
function useFlightSounds(table: TableView, isReplay: boolean): void {
  const { engine, haptics, announce, isPaused } = useGameKit()
  const text = useText(rocketText)
  const sounds = useRef<RocketSounds>(null)
  sounds.current ??= createRocketSounds(engine.play)
  const phase = table.round?.phase ?? null
  const onPhase = useEffectEvent(() => {
    if (isReplay) return
    if (phase !== 'settled') sounds.current?.music(chooseMood(readLiveMoment(table)))
    if (phase === 'running') sounds.current?.liftOff()
    if (phase !== 'drawn') return
    sounds.current?.crash()
    engine.duckMusic(CRASH_S)
    if (table.mine.length > 0) haptics.land()
    const crash = table.round?.result?.crash
    announce(text.lost(formatMultiplier(typeof crash === 'number' ? crash : LOWEST_CRASH)))
  })
  useEffect(() => {
    if (phase !== null) onPhase()
  }, [phase])
  useEffect(() => {
    if (isReplay) sounds.current?.music(null)
  }, [isReplay])
  const onSecond = useEffectEvent(() => {
    if (isReplay || isPaused) return
    const moment = readLiveMoment(table)
    const { kind, leftMs, multiplier } = moment
    sounds.current?.music(chooseMood(moment))
    if (kind === 'countdown' && leftMs < 3_500) sounds.current?.tick()
    if (kind === 'flying') sounds.current?.climb(multiplier / LOWEST_CRASH)
  })
  useEffect(() => {
    if (phase !== 'running' && phase !== 'betting') return
    const timer = window.setInterval(() => onSecond(), 1_000)
    return () => window.clearInterval(timer)
  }, [phase])
}
