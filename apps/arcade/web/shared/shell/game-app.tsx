import { LabelsProvider } from '@gamehall/ui/labels.tsx'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFault } from '../api/game-fault.ts'
import { openGame } from '../session/open-game.ts'
import { useSoundFlag } from '../sound/use-sound-flag.ts'
import { GameHost } from './game-host.tsx'
import { FaultScreen, OpeningScreen } from './opening-screen.tsx'
import type { PageTools } from './page-tools.ts'

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly fault: GameFault }
  | { readonly kind: 'open'; readonly session: OpenSessionResponse }

interface GameAppProps {
  readonly title: string
  readonly tools: PageTools
  readonly children: ReactNode
}

/** Root of a game page: opens the session, then renders the game; shows an error screen when the session cannot be opened. */
export function GameApp({ title, tools, children }: GameAppProps) {
  const { client, messenger, memory, launch, engine, sounds } = tools
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const soundFlag = useSoundFlag(engine, launch.isSoundOn)
  const session = opening.kind === 'open' ? opening.session : null

  const open = useCallback(async () => {
    setOpening({ kind: 'opening' })
    const result = await openGame({
      client,
      memory,
      launchToken: launch.token,
      forgetLaunchToken: tools.forgetLaunchToken,
    })
    if (result.ok) {
      messenger.sendTo(result.data.parent_origin)
      setOpening({ kind: 'open', session: result.data })
      return
    }
    messenger.tell({
      type: 'error',
      code: result.fault.kind === 'refused' ? result.fault.code : result.fault.kind,
    })
    setOpening({ kind: 'failed', fault: result.fault })
  }, [client, memory, launch, messenger, tools])
  useEffect(() => void open(), [open])

  const leave = useCallback(() => {
    if (messenger.isFramed) messenger.tell({ type: 'close' })
    else tools.goTo(session?.return_url ?? '/')
  }, [messenger, session, tools])

  return (
    <LabelsProvider language={launch.language}>
      {opening.kind === 'opening' ? <OpeningScreen title={title} /> : null}
      {opening.kind === 'failed' ? (
        <FaultScreen title={title} fault={opening.fault} onRetry={open} onLeave={leave} />
      ) : null}
      {opening.kind === 'open' ? (
        <GameHost
          session={opening.session}
          client={client}
          messenger={messenger}
          engine={engine}
          sounds={sounds}
          soundFlag={soundFlag}
          onLeave={leave}
        >
          {children}
        </GameHost>
      ) : null}
    </LabelsProvider>
  )
}
