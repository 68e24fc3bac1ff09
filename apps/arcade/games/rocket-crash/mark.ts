import type { TableMark } from '../../src/games/game-module.ts'
import { formatMultiplier } from './rules.ts'
import { rocketOutcomeSchema } from './schemas.ts'

/** From here on a flight counts as a high one, in hundredths. */
const HIGH = 1_000

/** Where a flight ended. */
export function rocketMark(outcome: object): TableMark {
  const { crash } = rocketOutcomeSchema.parse(outcome)
  const label = `${formatMultiplier(crash)}×`
  return {
    label: { 'zh-TW': label, en: label },
    tone: crash < 200 ? 'plain' : crash < HIGH ? 'blue' : 'gold',
  }
}
