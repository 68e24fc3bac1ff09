import { type Href, parseTarget } from '../shared/navigation/paths.ts'
import { redirectedTarget } from './match-page.ts'

/** The login page (with a return target) for a visitor at this hash; undefined if the page needs no login. */
export function loginTargetOf(hash: string): Href | undefined {
  const here = parseTarget(hash)
  const target = here && redirectedTarget(here)
  return target === here ? undefined : target
}
