import { NotFoundArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { AppLink } from './app-link.tsx'
import type { Href } from './paths.ts'

type LostStateProps = {
  readonly title: string
  readonly detail?: string
  /** The page to go to instead; it replaces this one. */
  readonly to: Href
  readonly label: string
}

/** Shown when the page's item does not exist or was removed, so that a retry would not help. */
export function NotFoundState({ to, label, ...words }: LostStateProps) {
  return (
    <EmptyState
      art={<NotFoundArt />}
      {...words}
      action={
        <AppLink to={to} replace className={buttonClass({ size: 'm' })}>
          {label}
        </AppLink>
      }
    />
  )
}
