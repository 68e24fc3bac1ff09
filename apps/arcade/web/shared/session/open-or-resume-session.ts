import type { FairnessState, OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { ArcadeClient, CallResult } from '../api/arcade-client.ts'
import { createClientSeed } from '../fairness/create-client-seed.ts'
import type { SessionTokenStorage } from './session-token-storage.ts'

interface OpenGameOptions {
  readonly client: ArcadeClient
  readonly tokenStorage: SessionTokenStorage
  /** The launch token of the URL; empty after a reload. */
  readonly launchToken: string
  /** Removes the launch token from the URL. */
  readonly removeLaunchToken: () => void
}

/**
 * Resumes the stored session without a launch token or with the one that opened it, which may have expired since; else opens a
 * session with the launch token. Gives the player a client seed of this device before the first round. SESSION_EXPIRED when there
 * is neither token.
 */
export async function openOrResumeSession(options: OpenGameOptions): Promise<CallResult<'openSession'>> {
  const { client, tokenStorage, launchToken } = options
  const kept = tokenStorage.read(launchToken)
  if (launchToken === '' && kept === null) {
    return { ok: false, fault: { kind: 'refused', code: 'SESSION_EXPIRED' } }
  }
  if (kept !== null) client.setToken(kept)
  const result =
    kept === null
      ? await client.call('openSession', { launch_token: launchToken })
      : await client.call('resumeSession', {})
  if (result.ok) {
    storeSession(options, result.data)
    return {
      ok: true,
      data: { ...result.data, fairness: await chooseClientSeed(client, result.data.fairness) },
    }
  }
  // TOO_FAST says nothing about the session.
  const isRefused = result.fault.kind === 'refused' && result.fault.code !== 'TOO_FAST'
  if (isRefused && kept !== null) tokenStorage.clear()
  return result
}

/** Sends a client seed where the player has none yet. Without an answer the session goes on with the seeds it has. */
async function chooseClientSeed(client: ArcadeClient, fairness: FairnessState): Promise<FairnessState> {
  if (!fairness.needs_client_seed) return fairness
  const chosen = await client.call('setClientSeed', { client_seed: createClientSeed() })
  return chosen.ok ? chosen.data.fairness : fairness
}

function storeSession(
  { client, tokenStorage, launchToken, removeLaunchToken }: OpenGameOptions,
  session: OpenSessionResponse,
) {
  client.setToken(session.session_token)
  if (tokenStorage.write(session.session_token, launchToken)) removeLaunchToken()
}
