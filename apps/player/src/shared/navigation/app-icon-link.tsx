import { IconLink, type IconLinkProps } from '@gamehall/ui/buttons/icon-button.tsx'
import { followLink } from './follow-link.ts'
import type { Href } from './paths.ts'

type AppIconLinkProps = Omit<IconLinkProps, 'href' | 'onClick'> & { readonly to: Href }

/** An icon button that links to a page of the app; a real anchor, so that it works before hydration. */
export function AppIconLink({ to, ...rest }: AppIconLinkProps) {
  return <IconLink {...rest} href={`#${to}`} onClick={(event) => followLink(event, to)} />
}
