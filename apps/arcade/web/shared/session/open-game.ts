import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { ArcadeClient, CallResult } from '../api/arcade-client.ts'
import type { SessionMemory } from './session-memory.ts'

interface OpenGameOptions {
  readonly client: ArcadeClient
  readonly memory: SessionMemory
  /** From the address; empty after a reload, when it has been taken out. */
  readonly launchToken: string
  /** Takes the launch token out of the address. */
  readonly forgetLaunchToken: () => void
}

/** Begins or resumes play: a launch token is exchanged once, a reloaded page goes on with the token it kept. */
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
  if (result.ok) remember(options, result.data)
  else if (result.fault.kind === 'refused' && launchToken === '') memory.clear()
  return result
}

function remember({ client, memory, forgetLaunchToken }: OpenGameOptions, session: OpenSessionResponse) {
  client.carryToken(session.session_token)
  if (memory.write(session.session_token)) forgetLaunchToken()
}
