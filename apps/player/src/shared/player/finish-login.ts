import type { LoginResult } from '@gamehall/contract/account'
import type { QueryClient } from '@tanstack/react-query'
import { type Href, href } from '../navigation/paths.ts'
import { isPromptDismissed } from '../storage/dismissed-prompts.ts'
import { startSession } from '../stores/session-store.ts'
import { setPlayerInfo } from './use-player-info.ts'

/** Stores the result of a login (§4): session token, push URL and player info. The caller navigates. */
export function acceptLogin(client: QueryClient, result: LoginResult): void {
  setPlayerInfo(client, result.user)
  startSession({ token: result.token, socketUrl: result.wsInfo.url })
}

/** §2 post-login navigation: the requested target, else the page for missing information unless dismissed, else home. */
export function pageAfterLogin(result: LoginResult, target: Href | undefined): Href {
  if (target) return target
  const isAsked = result.is_new && result.needs_information
  return isAsked && !isPromptDismissed('improve_information', result.user.user_id)
    ? href('improveInformation')
    : href('home')
}
