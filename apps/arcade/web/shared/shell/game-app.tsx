import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { CallResult } from '../api/arcade-client.ts'
import type { GameFault } from '../api/game-fault.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import { PageLanguage } from '../i18n/page-language.tsx'
import { openPageSession } from '../session/open-page-session.ts'
import { useSoundSetting } from '../sound/use-sound-setting.ts'
import { GameScreen } from './game-screen.tsx'
import { GameSessionProvider } from './game-session-provider.tsx'
import type { PageServices } from './page-services.ts'
import { LoadingScreen, StartErrorScreen } from './start-screens.tsx'

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly fault: GameFault }
  | { readonly kind: 'open'; readonly session: OpenSessionResponse }

interface GameAppProps {
  readonly page: GamePage
  readonly services: PageServices
  /** The session that is being opened already; absent: the page opens it. */
  readonly opening?: Promise<CallResult<'openSession'>>
}

/** Root of a game page: opens the session, then renders the game; shows an error screen when the session cannot be opened. */
export function GameApp({ page, services, opening: early }: GameAppProps) {
  const { client, messenger, launch, engine, sounds, haptics } = services
  const title = page.names[launch.language]
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const soundFlag = useSoundSetting(engine, launch.isSoundOn)
  const session = opening.kind === 'open' ? opening.session : null

  const earlyRef = useRef(early)
  const open = useCallback(async () => {
    setOpening({ kind: 'opening' })
    const result = await (earlyRef.current ?? openPageSession(services))
    earlyRef.current = undefined
    if (result.ok) {
      messenger.setTargetOrigin(result.data.parent_origin)
      setOpening({ kind: 'open', session: result.data })
      return
    }
    messenger.send({
      type: 'error',
      code: result.fault.kind === 'refused' ? result.fault.code : result.fault.kind,
    })
    setOpening({ kind: 'failed', fault: result.fault })
  }, [messenger, services])
  useEffect(() => void open(), [open])

  const leave = useCallback(() => {
    if (messenger.isFramed) messenger.send({ type: 'close' })
    else services.navigateTo(session?.return_url ?? '/')
  }, [messenger, session, services])

  return (
    <PageLanguage language={launch.language}>
      {opening.kind === 'opening' ? <LoadingScreen title={title} /> : null}
      {opening.kind === 'failed' ? (
        <StartErrorScreen title={title} fault={opening.fault} onRetry={open} onLeave={leave} />
      ) : null}
      {opening.kind === 'open' ? (
        <GameSessionProvider
          page={page}
          session={opening.session}
          client={client}
          messenger={messenger}
          engine={engine}
          sounds={sounds}
          haptics={haptics}
          soundSetting={soundFlag}
          onLeave={leave}
        >
          <GameScreen />
        </GameSessionProvider>
      ) : null}
    </PageLanguage>
  )
}
