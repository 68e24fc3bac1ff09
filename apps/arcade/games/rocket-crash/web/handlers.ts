import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { ShowHandlers } from '../../../web/shared/show/show-stage.ts'
import { flightMs, formatMultiplier, msToReach } from '../rules.ts'
import { rocketText } from '../text.ts'
import type { RocketTypes } from './rocket-types.ts'

const LONGEST_REPLAY_MS = 6_000
const REST_MS = 1_200

/** A past bet; one that left in time is announced and celebrated as it was, by what it paid. */
export const handlers: ShowHandlers<RocketTypes> = {
  async flight({ end, hasCrashed, win, bet }, stage) {
    const text = rocketText[stage.language]
    const ms = hasCrashed ? flightMs(end) : msToReach(end)
    const speed = Math.max(1, ms / LONGEST_REPLAY_MS)
    stage.show({ replay: { startedAt: performance.now(), end, speed, hasCrashed } })
    stage.sounds.liftOff()
    await stage.wait(ms / speed)
    stage.haptics.land()
    if (hasCrashed) stage.sounds.crash()
    stage.announce(
      hasCrashed
        ? text.lost(formatMultiplier(end))
        : text.cashedOut(formatMultiplier(end), formatAmount(win)),
    )
    await stage.celebrate(toMinor(win), toMinor(bet))
    await stage.wait(REST_MS)
  },
  returned(_event, stage) {
    stage.announce(rocketText[stage.language].historyVoid)
  },
}
