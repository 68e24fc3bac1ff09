import type { ShowHandlers } from '../../../web/shared/show/show-stage.ts'
import { formatMultiplier, msToReach } from '../rules.ts'
import { rocketText } from '../text.ts'
import type { RocketTypes } from './rocket-types.ts'

const LONGEST_REPLAY_MS = 6_000
const REST_MS = 1_200

export const handlers: ShowHandlers<RocketTypes> = {
  async flight({ end, hasCrashed }, stage) {
    const ms = msToReach(end)
    const speed = Math.max(1, ms / LONGEST_REPLAY_MS)
    stage.show({ replay: { startedAt: performance.now(), end, speed, hasCrashed } })
    stage.sounds.liftOff()
    await stage.wait(ms / speed)
    if (hasCrashed) stage.sounds.crash()
    else stage.sounds.cashOut()
    stage.haptics.land()
    if (hasCrashed) stage.announce(rocketText[stage.language].lost(formatMultiplier(end)))
    await stage.wait(REST_MS)
  },
  returned(_event, stage) {
    stage.announce(rocketText[stage.language].historyVoid)
  },
}
