import { matchPath } from 'react-router'
import { type Href, href, type PageTraits, pages, parseTarget } from '../shared/navigation/paths.ts'

/** Where a visitor without a login goes from this hash: to login and back, or nowhere from an open page. */
export function loginTargetOf(hash: string): Href | undefined {
  const here = parseTarget(hash)
  const path = here?.split('?')[0] ?? '/'
  const all: readonly PageTraits[] = Object.values(pages)
  const page = all.find((traits) => matchPath(traits.path, path))
  return here && page?.isGuarded ? href('login', undefined, { to: here }) : undefined
}
