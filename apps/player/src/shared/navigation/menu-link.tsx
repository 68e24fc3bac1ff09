import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { MenuItem } from '@gamehall/ui/navigation/menu.tsx'
import type { ReactNode } from 'react'
import { followLink } from './follow-link.ts'
import type { Href } from './paths.ts'

type MenuLinkProps = {
  readonly to: Href
  readonly shape: IconShape
  readonly label: string
  readonly detail?: ReactNode
  readonly trailing?: ReactNode
}

/** A menu item that links to a page of the app. */
export function MenuLink({ to, ...item }: MenuLinkProps) {
  return <MenuItem {...item} href={`#${to}`} onSelect={(event) => followLink(event, to)} />
}
