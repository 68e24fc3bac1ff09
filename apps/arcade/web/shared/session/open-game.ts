import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { ArcadeClient, CallResult } from '../api/arcade-client.ts'
import type { SessionMemory } from './session-memory.ts'

interface OpenGameOptions {
  readonly client: ArcadeClient
  readonly memory: SessionMemory
  /** The launch token of the URL; empty after a reload. */
  readonly launchToken: string
  /** Removes the launch token from the URL. */
  readonly forgetLaunchToken: () => void
}

/** Opens a session with the launch token, or resumes the stored one without it. SESSION_EXPIRED when there is neither. */
export async function openGame(options: OpenGameOptions): Promise<CallResult<'openSession'>> {
  const { client, memory, launchToken } = options
  const kept = memory.read()
  if (launchToken === '' && kept === null) {
    return { ok: false, fault: { kind: 'refused', code: 'SESSION_EXPIRED' } }
  }
  if (launchToken === '') client.carryToken(kept ?? '')
  const result =
    launchToken === ''
      ? await client.call('resumeSession', {})
      : await client.call('openSession', { launch_token: launchToken })
  if (result.ok) storeSession(options, result.data)
  else if (result.fault.kind === 'refused' && launchToken === '') memory.clear()
  return result
}

function storeSession({ client, memory, forgetLaunchToken }: OpenGameOptions, session: OpenSessionResponse) {
  client.carryToken(session.session_token)
  if (memory.write(session.session_token)) forgetLaunchToken()
}
