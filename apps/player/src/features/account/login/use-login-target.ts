import { usePage } from '../../../shared/navigation/page-context.ts'
import { type Href, href, parseHref, type Query } from '../../../shared/navigation/paths.ts'

type WayIn = 'login' | 'smsLogin' | 'register' | 'forgetPassword'

/** §2: the page to open after login, and links to the other login pages that keep it. */
export function useLoginTarget(): { target: Href | undefined; hrefTo: (page: WayIn, query?: Query) => Href } {
  const { query } = usePage()
  const target = parseHref(query.get('to'))
  return { target, hrefTo: (page, more) => href(page, undefined, { to: target, ...more }) }
}
