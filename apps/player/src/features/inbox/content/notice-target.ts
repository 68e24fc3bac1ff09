import type { Message } from '@gamehall/contract/inbox'
import { type Href, parseHref } from '../../../shared/navigation/paths.ts'

/** The page that a notice or message links to: `detail_url` is JSON with a `wap` page (§3); undefined otherwise. */
export function noticeTarget({ detail_url }: Pick<Message, 'detail_url'>): Href | undefined {
  try {
    const value: unknown = JSON.parse(detail_url ?? 'null')
    const isNamed = typeof value === 'object' && value !== null && 'wap' in value
    return isNamed && typeof value.wap === 'string' ? parseHref(value.wap) : undefined
  } catch {
    return undefined
  }
}
