import type { SupportSubject } from '@gamehall/contract/support'
import { type Href, href } from './paths.ts'

/** The path of the support chat with an order, transfer or bet attached to the next message. */
export function supportChatHref(kind: SupportSubject['kind'], id: string): Href {
  return href('serviceChat', undefined, { about: kind, id })
}
