import type { ReadinessItem } from '@gamehall/contract/cashier'
import { formatWithCurrency } from '../../../shared/money/format-with-currency.ts'
import { type Href, href, parseHref } from '../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import type { ReadinessText } from './readiness-text.ts'

/** The text of an unmet or waiting condition, with its end time; undefined when it is met. */
export function conditionText(text: ReadinessText, item: ReadinessItem): string | undefined {
  if (item.state === 'met') return undefined
  const words = item.state === 'waiting' ? waitingText(text, item) : unmetText(text, item)
  if (item.until === null) return words
  const add = item.kind === 'real_name' ? text.decidedBy : text.openFrom
  return add(words, formatTaiwanDateTime(item.until))
}

function waitingText(text: ReadinessText, { kind }: ReadinessItem): string {
  if (kind === 'real_name') return text.waiting_real_name
  if (kind === 'destination') return text.waiting_destination
  return text.waiting
}

function unmetText(text: ReadinessText, { kind, amount }: ReadinessItem): string {
  if (kind === 'wash_volume') return text.unmet_wash_volume(formatWithCurrency(amount ?? '0.00', 'TWD'))
  return text[`unmet_${kind}`]
}

/** The page that fixes a condition; undefined when the player cannot fix it. */
export function fixTarget({ kind, state, fix }: ReadinessItem): Href | undefined {
  if (state === 'met') return undefined
  if (kind === 'pay_password') return payPasswordTarget()
  if (kind === 'real_name') return href('authentication')
  return parseHref(fix)
}

/** The settings page with the pay password sheet open. */
export function payPasswordTarget(): Href {
  return href('setting', undefined, { open: 'pay_password' })
}

const fixes: Readonly<Record<number, () => Href>> = {
  10022: payPasswordTarget,
  10075: () => href('withdrawRecord'),
  10086: () => href('authentication'),
  10167: () => href('turnoverStatement'),
}

/** The page that fixes an error code (§8); undefined when there is none. */
export function fixTargetOfCode(code: number | undefined): Href | undefined {
  return code === undefined ? undefined : fixes[code]?.()
}
