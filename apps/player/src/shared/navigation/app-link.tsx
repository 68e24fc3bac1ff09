import type { ComponentProps, MouseEvent } from 'react'
import { followLink } from './follow-link.ts'
import type { Href } from './paths.ts'

type AppLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  readonly to: Href
  readonly replace?: boolean
}

/** A link to a page of the app; a real anchor, so that it works before hydration. */
export function AppLink({ to, replace = false, onClick, ...rest }: AppLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    followLink(event, to, { replace })
  }
  return <a {...rest} href={`#${to}`} onClick={follow} />
}
