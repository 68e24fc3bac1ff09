import { playBreakHook } from '../../platform/context/play-break-hook.ts'
import { offerPausesHook } from '../inbox/hooks.ts'
import { bannerGameHook } from '../site/hooks.ts'
import { findBannerGame } from './catalogue/find-banner-game.ts'
import { findPlayBreak } from './limits/find-play-break.ts'
import { isOnBreak, listPlayersOnBreak } from './limits/players-on-break.ts'

export const hookHandlers = [
  offerPausesHook.handledBy({ isPaused: isOnBreak, listPaused: listPlayersOnBreak }),
  playBreakHook.handledBy(findPlayBreak),
  bannerGameHook.handledBy(findBannerGame),
]
