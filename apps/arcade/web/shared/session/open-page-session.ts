import type { CallResult } from '../api/arcade-client.ts'
import type { PageServices } from '../shell/page-services.ts'
import { openOrResumeSession } from './open-or-resume-session.ts'

/** Opens or resumes the session of a game page with its services. */
export const openPageSession = ({
  client,
  tokenStorage,
  launch,
  removeLaunchToken,
}: PageServices): Promise<CallResult<'openSession'>> =>
  openOrResumeSession({ client, tokenStorage, launchToken: launch.token, removeLaunchToken })
