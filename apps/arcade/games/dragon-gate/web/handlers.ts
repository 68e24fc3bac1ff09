import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import type { ShowHandlers } from '../../../web/shared/show/show-stage.ts'
import { dragonGateText } from '../text.ts'
import { chooseMood } from './choose-mood.ts'
import type { DragonGateTypes, FeatureMoment, SlotStage } from './dragon-gate-types.ts'
import { landReels } from './land-reels.ts'

/** A win is heard and felt only once the round has paid more than its stake. */
export const handlers: ShowHandlers<DragonGateTypes> = {
  land: ({ spin }, stage) => landReels(spin, stage),
  async expand({ reels }, stage) {
    stage.sounds.dragon()
    stage.show({ expandedReels: reels })
    await stage.wait(stage.isFast() ? 500 : 950)
  },
  async pay({ spin, wonMinor, paid }, stage) {
    if (paid === 'win') {
      stage.sounds.win()
      stage.haptics.win()
    }
    stage.show({ highlightedSpin: spin, wonMinor, paid })
    await stage.wait(stage.isFast() ? 600 : 1_150)
  },
  async enter_feature({ count }, stage) {
    stage.sounds.freeSpins()
    await showMoment(stage, { kind: 'enter', count }, 3_400)
    stage.show({ scene: 'realm', highlightedSpin: null, feature: { played: 0, total: count } })
    await stage.wait(700)
  },
  async free_spin({ feature }, stage) {
    stage.resetSkip()
    stage.show({ expandedReels: [], highlightedSpin: null, feature })
    stage.parts.reels?.start()
    stage.sounds.spin()
    stage.sounds.music(chooseMood(stage.scene()))
    await stage.wait(stage.isFast() ? 260 : 620)
  },
  async more_free_spins({ count }, stage) {
    stage.sounds.freeSpins()
    await showMoment(stage, { kind: 'more', count }, 2_200)
  },
  async free_spin_over({ feature }, stage) {
    stage.show({ feature })
    await stage.wait(stage.isFast() ? 160 : 420)
  },
  async leave_feature({ moment }, stage) {
    if (moment.tier !== null) stage.sounds.bigWin(moment.tier)
    else if (moment.paid === 'win') stage.sounds.win()
    if (moment.paid === 'win') stage.haptics.win()
    await showMoment(stage, moment, 4_200)
    stage.show({
      scene: 'night',
      feature: null,
      expandedReels: [],
      highlightedSpin: null,
      wonMinor: moment.wonMinor,
      paid: moment.paid,
    })
  },
  async big_win({ wonMinor, tier }, stage) {
    stage.sounds.bigWin(tier)
    stage.haptics.win()
    await showMoment(stage, { kind: 'win', wonMinor, tier }, 2_600 + tier * 900)
  },
  max_win: ({ wonMinor }, stage) => showMoment(stage, { kind: 'capped', wonMinor }, 6_000),
  over({ win, bet }, stage) {
    const text = dragonGateText[stage.language]
    const kind = classifyWireReturn(win, bet)
    stage.sounds.music(chooseMood(stage.scene()))
    if (kind === 'nothing') stage.announce(text.nothing)
    else if (kind === 'win') stage.announce(text.landed(formatAmount(win)))
    else stage.announce(text.landedReturn(formatAmount(win), formatAmount(bet)))
  },
}

async function showMoment(stage: SlotStage, moment: FeatureMoment, ms: number) {
  stage.show({ moment })
  stage.sounds.music(chooseMood(stage.scene()))
  await stage.wait(ms)
  stage.show({ moment: null })
}
