import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { FairnessState, OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { ArcadeClient } from '../api/arcade-client.ts'
import type { HallMessenger } from '../embed/hall-messenger.ts'
import { wearLook } from '../embed/wear-look.ts'
import type { SoundEngine } from '../sound/sound-engine.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { useSoundFlag } from '../sound/use-sound-flag.ts'
import { type GameKit, GameKitContext } from './game-kit.ts'
import { ObstacleSheet } from './obstacle-sheet.tsx'
import { usePlay } from './use-play.ts'

export interface GameHostProps {
  readonly session: OpenSessionResponse
  readonly client: ArcadeClient
  readonly messenger: HallMessenger
  readonly engine: SoundEngine
  readonly sounds: Sounds
  readonly soundFlag: ReturnType<typeof useSoundFlag>
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** Holds the session's state (balance, seeds, blocking error) and provides it to the game as `GameKit`. */
export function GameHost(props: GameHostProps) {
  const { session, client, messenger, engine, sounds, soundFlag, onLeave, children } = props
  const { mode } = session
  const [fairness, setFairness] = useState<FairnessState>(session.fairness)
  const [announcement, setAnnouncement] = useState('')
  const [isPaused, setPaused] = useState(false)
  const { play, obstacle, dismiss, lackBalance } = usePlay(client, (fault) => {
    sounds.error()
    messenger.tell({ type: 'error', code: fault.kind === 'refused' ? fault.code : fault.kind })
  })
  const { balance, showBalance } = useBalance(session, messenger)
  useParentMessages(props, showBalance, setPaused)
  useEffect(() => engine.setOn(soundFlag.isOn && !isPaused), [engine, soundFlag.isOn, isPaused])

  const addMoney = useAddMoney(props, balance, { dismiss, play, showBalance })
  const kit = useMemo<GameKit>(
    () => ({
      session,
      client,
      sounds,
      balance,
      fairness,
      isSoundOn: soundFlag.isOn,
      isPaused,
      showBalance,
      keepFairness: setFairness,
      play,
      announce: setAnnouncement,
      askForBalance: mode === 'demo' ? () => void addMoney() : lackBalance,
      chooseSound: soundFlag.choose,
      leave: onLeave,
    }),
    [
      session,
      client,
      sounds,
      balance,
      fairness,
      soundFlag,
      isPaused,
      showBalance,
      play,
      mode,
      addMoney,
      lackBalance,
      onLeave,
    ],
  )
  return (
    <GameKitContext value={kit}>
      {children}
      <div className="sr-only" role="status" aria-live="polite">
        {announcement}
      </div>
      <ObstacleSheet
        obstacle={obstacle}
        isDemo={mode === 'demo'}
        onDismiss={dismiss}
        onAddMoney={addMoney}
        onLeave={onLeave}
      />
    </GameKitContext>
  )
}

/** The displayed balance; each change is sent to the parent page. */
function useBalance({ balance: first, currency, mode }: OpenSessionResponse, messenger: HallMessenger) {
  const [balance, setBalance] = useState(first)
  const showBalance = useCallback(
    (next: string) => {
      setBalance(next)
      messenger.tell({ type: 'balance', balance: next, currency, mode })
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
function useAddMoney(props: GameHostProps, balance: string, actions: AddMoneyActions) {
  const { session, messenger, onLeave } = props
  const { dismiss, play, showBalance } = actions
  return useCallback(async () => {
    dismiss()
    if (session.mode === 'real') {
      messenger.tell({ type: 'need_balance', balance, currency: session.currency })
      if (!messenger.isFramed) onLeave()
      return
    }
    const refilled = await play('refillDemo', {})
    if (refilled !== null) showBalance(refilled.balance)
  }, [dismiss, session, messenger, balance, play, showBalance, onLeave])
}

/** Sends ready and balance to the parent page, handles its messages, and reloads the balance on resume. */
function useParentMessages(
  props: GameHostProps,
  showBalance: (balance: string) => void,
  setPaused: (is: boolean) => void,
) {
  const { session, client, messenger, soundFlag } = props
  const { follow } = soundFlag
  useEffect(() => {
    messenger.tell({ type: 'ready', game: session.game, mode: session.mode, exit: true })
    messenger.tell({
      type: 'balance',
      balance: session.balance,
      currency: session.currency,
      mode: session.mode,
    })
  }, [messenger, session])
  useEffect(() => {
    const refresh = async () => {
      const result = await client.call('getBalance', {})
      if (result.ok) showBalance(result.data.balance)
    }
    return messenger.listen((message) => {
      if (message.type === 'sound') follow(message.on)
      else if (message.type === 'pause') setPaused(true)
      else if (message.type === 'look') wearLook(document.documentElement, message)
      else {
        setPaused(false)
        void refresh()
      }
    })
  }, [messenger, client, follow, setPaused, showBalance])
}
