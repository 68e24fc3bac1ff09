import { IconLink, type IconLinkProps } from '@gamehall/ui/buttons/icon-button.tsx'
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

type AppIconLinkProps = Omit<IconLinkProps, 'href' | 'onClick'> & { readonly to: Href }

/** An icon button that links to a page of the app; a real anchor too. A module of its own would become a chunk of 200 bytes. */
export function AppIconLink({ to, ...rest }: AppIconLinkProps) {
  return <IconLink {...rest} href={`#${to}`} onClick={(event) => followLink(event, to)} />
}
