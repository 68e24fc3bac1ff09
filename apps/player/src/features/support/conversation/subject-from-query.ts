import type { SupportSubject } from '@gamehall/contract/support'
import { supportTopics } from './subject-picker.tsx'
import type { MessageSubject } from './use-outgoing-messages.ts'

const KINDS = [
  'deposit',
  'withdrawal',
  'transfer',
  'wallet',
  'bet',
] as const satisfies readonly SupportSubject['kind'][]

/** Parses topic or subject from a page's query: `?about=deposit&id=D…`, or `?topic=reward`. */
export function subjectFromQuery(query: URLSearchParams): MessageSubject {
  const kind = KINDS.find((each) => each === query.get('about'))
  const id = query.get('id') ?? ''
  if (kind !== undefined && id !== '') return { about: { kind, id } }
  const topic = supportTopics.find((each) => each === query.get('topic'))
  return topic === undefined ? {} : { topic }
}
