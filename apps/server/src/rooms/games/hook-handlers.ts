import { offerPausesHook } from '../inbox/hooks.ts'
import { bannerGameHook } from '../site/hooks.ts'
import { findBannerGame } from './catalogue/find-banner-game.ts'
import { isOnBreak, listPlayersOnBreak } from './limits/players-on-break.ts'

export const hookHandlers = [
  offerPausesHook.handledBy({ isPaused: isOnBreak, listPaused: listPlayersOnBreak }),
  bannerGameHook.handledBy(findBannerGame),
]
