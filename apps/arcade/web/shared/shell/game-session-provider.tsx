import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FairnessState, OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { ArcadeClient } from '../api/arcade-client.ts'
import type { ReturnKind } from '../celebration/classify-return.ts'
import { applyDisplaySettings } from '../embed/apply-display-settings.ts'
import { BackHandlersContext, createBackHandlers } from '../embed/back-handlers.ts'
import type { ParentMessenger } from '../embed/parent-messenger.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { Haptics } from '../haptics/haptics.ts'
import { toMinor } from '../money/wire-money.ts'
import { useDeviceSettings } from '../settings/use-device-settings.ts'
import type { SoundEngine } from '../sound/sound-engine.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { useSoundSetting } from '../sound/use-sound-setting.ts'
import { Announcer, type AnnouncerHandle } from './announcer.tsx'
import { BlockingErrorSheet } from './blocking-error-sheet.tsx'
import { type GameKit, GameKitContext } from './game-kit.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { useRoundCalls } from './use-round-calls.ts'

export interface GameSessionProviderProps {
  readonly page: GamePage
  readonly session: OpenSessionResponse
  readonly client: ArcadeClient
  readonly messenger: ParentMessenger
  readonly engine: SoundEngine
  readonly sounds: Sounds
  readonly haptics: Haptics
  readonly soundSetting: ReturnType<typeof useSoundSetting>
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** Holds the session's state and its blocking error, and provides the game with its `GameKit`, which no round changes. */
export function GameSessionProvider(props: GameSessionProviderProps) {
  const { page, session, client, engine, sounds, haptics, soundSetting, onLeave, children } = props
  const [state] = useState(() => createSessionStore(session))
  const announcer = useRef<AnnouncerHandle>(null)
  const announce = useCallback((message: string) => announcer.current?.announce(message), [])
  const [isPaused, setPaused] = useState(false)
  const { play, showBalance, requestBalance, addMoney, ...blocking } = useMoneyCalls(props, state)
  const { settings, changeSettings } = useDeviceSettings(engine, haptics)
  const backHandlers = useParentMessages(props, showBalance, setPaused)
  useEffect(() => engine.setOn(soundSetting.isOn && !isPaused), [engine, soundSetting.isOn, isPaused])

  const { isOn: isSoundOn, choose: setSound } = soundSetting
  const kit = useMemo<GameKit>(
    () => ({
      page,
      session,
      client,
      engine,
      sounds,
      haptics,
      state,
      isSoundOn,
      settings,
      changeSettings,
      isPaused,
      showBalance,
      setFairness: (fairness: FairnessState) => state.setState({ fairness }),
      recordRound: state.recordRound,
      play,
      announce,
      requestBalance,
      addMoney,
      setSound,
      leave: onLeave,
    }),
    [
      page,
      session,
      client,
      engine,
      sounds,
      haptics,
      state,
      isSoundOn,
      settings,
      changeSettings,
      isPaused,
      showBalance,
      play,
      announce,
      requestBalance,
      addMoney,
      setSound,
      onLeave,
    ],
  )
  return (
    <GameKitContext value={kit}>
      <BackHandlersContext value={backHandlers}>
        {children}
        <Announcer ref={announcer} />
        <BlockingErrorSheet
          {...{ ...blocking, onLeave }}
          isDemo={session.mode === 'demo'}
          onAddMoney={addMoney}
        />
      </BackHandlersContext>
    </GameKitContext>
  )
}

/** The calls of rounds, what blocks them, and how the player gets more money. */
function useMoneyCalls(props: GameSessionProviderProps, state: SessionStore) {
  const { session, client, messenger, sounds } = props
  const { play, blockingError, dismiss, showInsufficientBalance } = useRoundCalls(client, (fault) => {
    sounds.error()
    messenger.send({ type: 'error', code: fault.kind === 'refused' ? fault.code : fault.kind })
  })
  const showBalance = useShowBalance(session, state, messenger)
  const askForMoney = useAddMoney(props, state, { dismiss, play, showBalance })
  const addMoney = useCallback(() => void askForMoney(), [askForMoney])
  const explainShortfall = useCallback(
    (stakeMinor: bigint | null) =>
      showInsufficientBalance(
        stakeMinor === null ? null : { stakeMinor, balanceMinor: toMinor(state.getState().balance) },
      ),
    [showInsufficientBalance, state],
  )
  const requestBalance = session.mode === 'demo' ? addMoney : explainShortfall
  return { play, blockingError, onDismiss: dismiss, showBalance, addMoney, requestBalance }
}

/** Shows a balance, and sends it to the parent page. */
function useShowBalance(
  { currency, mode }: OpenSessionResponse,
  state: SessionStore,
  messenger: ParentMessenger,
) {
  return useCallback(
    (balance: string, payout?: ReturnKind) => {
      state.showBalance(balance, payout)
      messenger.send({ type: 'balance', balance, currency, mode })
    },
    [state, messenger, mode, currency],
  )
}

interface AddMoneyActions {
  readonly dismiss: () => void
  readonly play: GameKit['play']
  readonly showBalance: (balance: string) => void
}

/** Refills a demo balance; with real money, asks the parent page for a transfer. */
function useAddMoney(props: GameSessionProviderProps, state: SessionStore, actions: AddMoneyActions) {
  const { session, messenger, onLeave } = props
  const { dismiss, play, showBalance } = actions
  return useCallback(async () => {
    dismiss()
    if (session.mode === 'real') {
      const { balance } = state.getState()
      messenger.send({ type: 'need_balance', balance, currency: session.currency })
      if (!messenger.isFramed) onLeave()
      return
    }
    const refilled = await play('refillDemo', {})
    if (refilled !== null) showBalance(refilled.balance)
  }, [dismiss, session, messenger, state, play, showBalance, onLeave])
}

/**
 * Sends ready, balance and sound to the parent page, handles its messages, and reloads the balance on resume. Returns what its steps
 * back close.
 */
function useParentMessages(
  props: GameSessionProviderProps,
  showBalance: (balance: string) => void,
  setPaused: (is: boolean) => void,
) {
  const { session, client, messenger, soundSetting } = props
  const { follow, isOn } = soundSetting
  const [backHandlers] = useState(() =>
    createBackHandlers((isAnyOpen) => messenger.send({ type: 'overlay', open: isAnyOpen })),
  )
  useEffect(() => {
    messenger.send({ type: 'ready', game: session.game, mode: session.mode, exit: true })
    messenger.send({
      type: 'balance',
      balance: session.balance,
      currency: session.currency,
      mode: session.mode,
    })
  }, [messenger, session])
  useEffect(() => messenger.send({ type: 'sound', on: isOn }), [messenger, isOn])
  useEffect(() => {
    const refresh = async () => {
      const result = await client.call('getBalance', {})
      if (result.ok) showBalance(result.data.balance)
    }
    return messenger.listen((message) => {
      if (message.type === 'sound') follow(message.on)
      else if (message.type === 'pause') setPaused(true)
      else if (message.type === 'back') backHandlers.handleBack()
      else if (message.type === 'look') applyDisplaySettings(document.documentElement, message)
      else {
        setPaused(false)
        void refresh()
      }
    })
  }, [messenger, client, follow, setPaused, showBalance, backHandlers])
  return backHandlers
}
