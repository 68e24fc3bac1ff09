import type { SupportSubject } from '@gamehall/contract/support'
import { type Href, href } from './paths.ts'

/** The conversation with customer service, with one order, transfer or bet attached to what is said next. */
export function askAbout(kind: SupportSubject['kind'], id: string): Href {
  return href('serviceChat', undefined, { about: kind, id })
}
