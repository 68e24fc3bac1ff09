import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { celebrationOf } from '../../../web/shared/celebration/celebration.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { prefersReducedMotion } from '../../../web/shared/motion/reduced-motion.ts'
import type { ShowHandlers } from '../../../web/shared/show/show-stage.ts'
import { MIN_CLAMS } from '../paytable.ts'
import { pearlTideText } from '../text.ts'
import { chooseMood, moodAfter } from './choose-mood.ts'
import type { PearlTideEvent, PearlTideStageApi, PearlTideTypes, TideMoment } from './pearl-tide-types.ts'

const PAY_MS = 260
const PAY_FAST_MS = 90
/** Without motion, what pays is shown for as long as it would move. */
const PAY_STILL_MS = 750
const RESULT_MS = 260

/** A win sounds only once the round has paid more than its stake; until then clusters only burst. */
export const handlers: ShowHandlers<PearlTideTypes> = {
  fall: fallIn,
  pay: payClusters,
  async cascade({ removed, pearls, grid, multiplier }, stage) {
    stage.sounds.burst(stage.scene().cascades)
    stage.haptics.land()
    if (pearls.length > 0) stage.sounds.pearl()
    stage.show({ multiplier })
    await stage.parts.board?.cascade(removed, pearls, grid)
  },
  async enter_feature({ count }, stage) {
    stage.sounds.dive()
    stage.haptics.land()
    await showMoment(stage, { kind: 'enter', count }, 3_000)
    stage.show({ place: 'deep', cascades: 0, feature: { played: 0, total: count } })
    await stage.wait(500)
  },
  async free_spin({ feature, multiplier }, stage) {
    stage.resetSkip()
    stage.show({ feature, multiplier, cascades: 0 })
    stage.sounds.spin()
    stage.sounds.music(chooseMood(stage.scene()))
    await stage.parts.board?.fallOut()
  },
  async more_free_spins({ count, feature }, stage) {
    stage.sounds.dive()
    await showMoment(stage, { kind: 'more', count }, 2_000)
    stage.show({ feature })
  },
  max_win: ({ wonMinor }, stage) => showMoment(stage, { kind: 'capped', wonMinor }, 5_000),
  async leave_feature({ count }, stage) {
    await showMoment(stage, { kind: 'exit', count }, 2_200)
    stage.show({ place: 'reef', feature: null, multiplier: 1, cascades: 0 })
  },
  async over({ win, bet }, stage) {
    const text = pearlTideText[stage.language]
    const kind = classifyWireReturn(win, bet)
    if (kind === 'nothing') stage.announce(text.nothing)
    else if (kind === 'win') stage.announce(text.landed(formatAmount(win)))
    else stage.announce(text.landedReturn(formatAmount(win), formatAmount(bet)))
    stage.sounds.music(moodAfter(celebrationOf(toMinor(win), toMinor(bet))))
    await stage.celebrate(toMinor(win), toMinor(bet))
    if (kind !== 'nothing') await stage.wait(stage.isFast() ? PAY_FAST_MS : RESULT_MS)
  },
}

type EventOf<Type extends PearlTideEvent['type']> = Extract<PearlTideEvent, { readonly type: Type }>

async function fallIn({ grid, multiplier }: EventOf<'fall'>, stage: PearlTideStageApi) {
  stage.show({ multiplier, cascades: 0 })
  stage.parts.board?.setSpeed(() => speedOf(stage))
  await stage.parts.board?.fall(grid, {
    onColumn(column, clams, hasClam) {
      stage.sounds.land(column)
      if (hasClam) stage.sounds.clam(clams)
      if (hasClam && clams >= MIN_CLAMS) stage.haptics.land()
    },
    onTension() {
      stage.show({ isTense: true })
      stage.sounds.anticipate()
    },
  })
  stage.show({ isTense: false })
}

async function payClusters(
  { clusters, cascades, wonMinor, paid }: EventOf<'pay'>,
  stage: PearlTideStageApi,
): Promise<void> {
  const text = pearlTideText[stage.language]
  const isWin = paid === 'win'
  stage.show({ cascades, wonMinor, paid })
  stage.sounds.music(chooseMood(stage.scene()))
  stage.sounds.chain(cascades, isWin)
  stage.announce(text.paid(clusters.length, formatAmount(wonMinor)))
  await stage.parts.board?.light(
    clusters.map(({ cells, win }) => ({ cells, label: formatAmount(win) })),
    isWin,
  )
  const shownMs = prefersReducedMotion() ? PAY_STILL_MS : PAY_MS
  await stage.wait(stage.isFast() ? PAY_FAST_MS : shownMs)
}

const FAST = 4

/** The speed of the board: instant, sped up, or normal. */
export function speedOf(stage: PearlTideStageApi): number {
  if (stage.isInstant?.() === true) return Number.POSITIVE_INFINITY
  return stage.isFast() ? FAST : 1
}

async function showMoment(stage: PearlTideStageApi, moment: TideMoment, ms: number): Promise<void> {
  stage.resetSkip()
  stage.show({ moment })
  stage.sounds.music(chooseMood(stage.scene()))
  await stage.wait(ms)
  stage.show({ moment: null })
}
