import type { ReadinessItem } from '@gamehall/contract/cashier'
import { type Href, href, parseTarget } from '../../../shared/navigation/paths.ts'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import type { ReadinessText } from './readiness-text.ts'
import { sumText } from './withdraw-amount.ts'

/** A condition in words: what is wanting, and until when; undefined when it is met. */
export function conditionWords(text: ReadinessText, item: ReadinessItem): string | undefined {
  if (item.state === 'met') return undefined
  const words = item.state === 'waiting' ? waitingText(text, item) : unmetText(text, item)
  if (item.until === null) return words
  const add = item.kind === 'real_name' ? text.decidedBy : text.openFrom
  return add(words, taiwanDateTime(item.until))
}

function waitingText(text: ReadinessText, { kind }: ReadinessItem): string {
  if (kind === 'real_name') return text.waiting_real_name
  if (kind === 'destination') return text.waiting_destination
  return text.waiting
}

function unmetText(text: ReadinessText, { kind, amount }: ReadinessItem): string {
  if (kind === 'wash_volume') return text.unmet_wash_volume(sumText(amount ?? '0.00', 'TWD'))
  return text[`unmet_${kind}`]
}

/** Where a condition is mended; undefined where only time or somebody else mends it. */
export function fixTarget({ kind, state, fix }: ReadinessItem): Href | undefined {
  if (state === 'met') return undefined
  if (kind === 'pay_password') return payPasswordTarget()
  if (kind === 'real_name') return href('authentication')
  return parseTarget(fix)
}

/** The settings with the pay password's sheet open; saving it leads back here. */
export function payPasswordTarget(): Href {
  return href('setting', undefined, { open: 'pay_password' })
}

const fixes: Readonly<Record<number, () => Href>> = {
  10022: payPasswordTarget,
  10075: () => href('withdrawRecord'),
  10086: () => href('authentication'),
  10167: () => href('washVolume'),
}

/** Where a refused withdrawal is mended, by the code it was refused with (§8). */
export function fixOfCode(code: number | undefined): Href | undefined {
  return code === undefined ? undefined : fixes[code]?.()
}
