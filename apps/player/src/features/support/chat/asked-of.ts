import type { SupportSubject } from '@gamehall/contract/support'
import { topics } from './asked-next.tsx'
import type { Asked } from './use-outgoing.ts'

const KINDS = [
  'deposit',
  'withdrawal',
  'transfer',
  'wallet',
  'bet',
] as const satisfies readonly SupportSubject['kind'][]

/** Parses topic or subject from a page's query: `?about=deposit&id=D…`, or `?topic=reward`. */
export function askedOf(query: URLSearchParams): Asked {
  const kind = KINDS.find((each) => each === query.get('about'))
  const id = query.get('id') ?? ''
  if (kind !== undefined && id !== '') return { about: { kind, id } }
  const topic = topics.find((each) => each === query.get('topic'))
  return topic === undefined ? {} : { topic }
}
