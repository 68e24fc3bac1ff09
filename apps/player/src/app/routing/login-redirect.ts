import { type Href, parseHref } from '../../shared/navigation/paths.ts'
import { resolveRedirects } from './match-page.ts'

/** The login page (with a return target) for a visitor at this hash; undefined if the page needs no login. */
export function loginRedirectFrom(hash: string): Href | undefined {
  const here = parseHref(hash)
  const target = here && resolveRedirects(here)
  return target === here ? undefined : target
}
