import {
  classifyReturn,
  classifyWireReturn,
  winTier,
} from '../../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { Sounds } from '../../../../web/shared/sound/sounds.ts'
import type { DragonGateRound } from '../../schemas.ts'
import { landReels } from './land-reels.ts'
import type { FeatureMoment, SlotStage, Spin } from './slot-stage.ts'

type ShowSounds = Pick<
  Sounds,
  'spin' | 'stop' | 'gate' | 'anticipate' | 'dragon' | 'win' | 'bigWin' | 'freeSpins'
>

/**
 * Shows a settled round, starting with the landing of the already turning reels. Every amount comes from the round; the show
 * decides nothing.
 */
export async function playShow(round: DragonGateRound, stage: SlotStage, sounds: ShowSounds): Promise<void> {
  const [paid, ...free] = round.spins
  if (paid === undefined) return
  const paidMinor = await showSpin(round, paid, 0n, stage, sounds)
  if (free.length > 0) {
    await showFreeSpins(round, paid, paidMinor, stage, sounds)
    return
  }
  await showRoundWin(round, stage, sounds)
}

async function showRoundWin(round: DragonGateRound, stage: SlotStage, sounds: ShowSounds) {
  const wonMinor = toMinor(round.win)
  const tier = winTier(round.win, round.bet)
  if (round.is_capped) await showMoment(stage, { kind: 'capped', wonMinor }, 6_000)
  else if (tier !== null) {
    sounds.bigWin(tier)
    await showMoment(stage, { kind: 'win', wonMinor, tier }, 2_600 + tier * 900)
  }
}

async function showFreeSpins(
  round: DragonGateRound,
  paid: Spin,
  paidMinor: bigint,
  stage: SlotStage,
  sounds: ShowSounds,
) {
  const totalMinor = toMinor(round.win)
  let total = paid.free_spins_awarded
  let wonMinor = paidMinor
  sounds.freeSpins()
  await showMoment(stage, { kind: 'enter', count: total }, 3_400)
  stage.show({ scene: 'realm', highlightedSpin: null, feature: { played: 0, total } })
  await stage.wait(700)
  let played = 0
  for (const spin of round.spins.slice(1)) {
    played += 1
    stage.resetSkip()
    stage.show({ expandedReels: [], highlightedSpin: null, feature: { played, total } })
    stage.startReels('free')
    sounds.spin()
    await stage.wait(stage.isFast() ? 260 : 620)
    wonMinor = await showSpin(round, spin, wonMinor, stage, sounds)
    if (spin.free_spins_awarded > 0) {
      total += spin.free_spins_awarded
      sounds.freeSpins()
      await showMoment(stage, { kind: 'more', count: spin.free_spins_awarded }, 2_200)
    }
    stage.show({ feature: { played, total } })
    await stage.wait(stage.isFast() ? 160 : 420)
  }
  const tier = winTier(round.win, round.bet)
  const kind = classifyWireReturn(round.win, round.bet)
  if (tier !== null) sounds.bigWin(tier)
  else if (kind === 'win') sounds.win()
  if (round.is_capped) await showMoment(stage, { kind: 'capped', wonMinor: totalMinor }, 6_000)
  await showMoment(stage, { kind: 'exit', wonMinor: totalMinor, paid: kind, tier, count: played }, 4_200)
  stage.show({
    scene: 'night',
    feature: null,
    expandedReels: [],
    highlightedSpin: null,
    wonMinor: totalMinor,
    paid: kind,
  })
}

/**
 * Lands a spin and highlights its wins. Returns what the round has paid so far, capped at its total win. A win sound plays
 * only once the round has paid more than its stake.
 */
async function showSpin(
  round: DragonGateRound,
  spin: Spin,
  beforeMinor: bigint,
  stage: SlotStage,
  sounds: ShowSounds,
): Promise<bigint> {
  await landReels(spin, stage, sounds)
  if (spin.expanded_reels.length > 0) {
    sounds.dragon()
    stage.show({ expandedReels: spin.expanded_reels })
    await stage.wait(stage.isFast() ? 500 : 950)
  }
  const wonMinor = atMost(beforeMinor + toMinor(spin.win), toMinor(round.win))
  if (wonMinor > beforeMinor) {
    const kind = classifyReturn(wonMinor, toMinor(round.bet))
    if (kind === 'win') sounds.win()
    stage.show({ highlightedSpin: spin, wonMinor, paid: kind })
    await stage.wait(stage.isFast() ? 600 : 1_150)
  }
  return wonMinor
}

const atMost = (sum: bigint, limit: bigint): bigint => (sum > limit ? limit : sum)

async function showMoment(stage: SlotStage, light: FeatureMoment, ms: number) {
  stage.show({ moment: light })
  await stage.wait(ms)
  stage.show({ moment: null })
}
