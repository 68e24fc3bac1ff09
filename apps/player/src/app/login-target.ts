import { type Href, parseTarget } from '../shared/navigation/paths.ts'
import { redirectedTarget } from './match-page.ts'

/** Where a visitor without a login goes from this hash: to login and back, or nowhere from an open page. */
export function loginTargetOf(hash: string): Href | undefined {
  const here = parseTarget(hash)
  const target = here && redirectedTarget(here)
  return target === here ? undefined : target
}
