import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FairnessState, OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { ArcadeClient } from '../api/arcade-client.ts'
import { applyDisplaySettings } from '../embed/apply-display-settings.ts'
import type { ParentMessenger } from '../embed/parent-messenger.ts'
import type { GamePage } from '../face/game-face.ts'
import type { Haptics } from '../haptics/haptics.ts'
import { useDeviceSettings } from '../settings/use-device-settings.ts'
import type { SoundEngine } from '../sound/sound-engine.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { useSoundSetting } from '../sound/use-sound-setting.ts'
import { Announcer, type AnnouncerHandle } from './announcer.tsx'
import { BlockingErrorSheet } from './blocking-error-sheet.tsx'
import { type GameKit, GameKitContext } from './game-kit.ts'
import { usePlayedAmounts } from './use-played-amounts.ts'
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

/** Holds the session's state (balance, seeds, blocking error) and provides it to the game as `GameKit`. */
export function GameSessionProvider(props: GameSessionProviderProps) {
  const { page, session, client, messenger, engine, sounds, soundSetting, onLeave, children } = props
  const { mode } = session
  const [fairness, setFairness] = useState<FairnessState>(session.fairness)
  const announcer = useRef<AnnouncerHandle>(null)
  const announce = useCallback((message: string) => announcer.current?.announce(message), [])
  const [isPaused, setPaused] = useState(false)
  const { play, blockingError, dismiss, showInsufficientBalance } = useRoundCalls(client, (fault) => {
    sounds.error()
    messenger.send({ type: 'error', code: fault.kind === 'refused' ? fault.code : fault.kind })
  })
  const { balance, showBalance } = useBalance(session, messenger)
  const { settings, changeSettings } = useDeviceSettings(engine, props.haptics)
  const { played, last, recordRound } = usePlayedAmounts(session)
  useParentMessages(props, showBalance, setPaused)
  useEffect(() => engine.setOn(soundSetting.isOn && !isPaused), [engine, soundSetting.isOn, isPaused])

  const addMoney = useAddMoney(props, balance, { dismiss, play, showBalance })
  const requestBalance = useMemo(
    () => (mode === 'demo' ? () => void addMoney() : showInsufficientBalance),
    [mode, addMoney, showInsufficientBalance],
  )
  const kit: GameKit = {
    page,
    session,
    client,
    engine,
    sounds,
    haptics: props.haptics,
    balance,
    fairness,
    played,
    lastRound: last,
    isSoundOn: soundSetting.isOn,
    settings,
    changeSettings,
    isPaused,
    showBalance,
    setFairness,
    recordRound,
    play,
    announce,
    requestBalance,
    setSound: soundSetting.choose,
    leave: onLeave,
  }
  return (
    <GameKitContext value={kit}>
      {children}
      <Announcer ref={announcer} />
      <BlockingErrorSheet
        blockingError={blockingError}
        isDemo={mode === 'demo'}
        onDismiss={dismiss}
        onAddMoney={addMoney}
        onLeave={onLeave}
      />
    </GameKitContext>
  )
}

/** The displayed balance; each change is sent to the parent page. */
function useBalance({ balance: first, currency, mode }: OpenSessionResponse, messenger: ParentMessenger) {
  const [balance, setBalance] = useState(first)
  const showBalance = useCallback(
    (next: string) => {
      setBalance(next)
      messenger.send({ type: 'balance', balance: next, currency, mode })
    },
    [messenger, mode, currency],
  )
  return { balance, showBalance }
}

interface AddMoneyActions {
  readonly dismiss: () => void
  readonly play: GameKit['play']
  readonly showBalance: (balance: string) => void
}

/** Refills a demo balance; with real money, asks the parent page for a transfer. */
function useAddMoney(props: GameSessionProviderProps, balance: string, actions: AddMoneyActions) {
  const { session, messenger, onLeave } = props
  const { dismiss, play, showBalance } = actions
  return useCallback(async () => {
    dismiss()
    if (session.mode === 'real') {
      messenger.send({ type: 'need_balance', balance, currency: session.currency })
      if (!messenger.isFramed) onLeave()
      return
    }
    const refilled = await play('refillDemo', {})
    if (refilled !== null) showBalance(refilled.balance)
  }, [dismiss, session, messenger, balance, play, showBalance, onLeave])
}

/** Sends ready, balance and sound to the parent page, handles its messages, and reloads the balance on resume. */
function useParentMessages(
  props: GameSessionProviderProps,
  showBalance: (balance: string) => void,
  setPaused: (is: boolean) => void,
) {
  const { session, client, messenger, soundSetting } = props
  const { follow, isOn } = soundSetting
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
      else if (message.type === 'look') applyDisplaySettings(document.documentElement, message)
      else {
        setPaused(false)
        void refresh()
      }
    })
  }, [messenger, client, follow, setPaused, showBalance])
}
