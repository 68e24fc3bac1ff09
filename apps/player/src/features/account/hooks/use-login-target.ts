import { usePage } from '../../../shared/navigation/page-context.ts'
import { type Href, href, parseTarget, type Query } from '../../../shared/navigation/paths.ts'

type WayIn = 'login' | 'smsLogin' | 'register' | 'forgetPassword'

/** §2: the page to open after login, and links to the other login pages that keep it. */
export function useLoginTarget(): { target: Href | undefined; wayTo: (page: WayIn, query?: Query) => Href } {
  const { query } = usePage()
  const target = parseTarget(query.get('to'))
  return { target, wayTo: (page, more) => href(page, undefined, { to: target, ...more }) }
}
