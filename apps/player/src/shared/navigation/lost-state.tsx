import { LostArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { AppLink } from './app-link.tsx'
import type { Href } from './paths.ts'

type LostStateProps = {
  readonly title: string
  readonly detail?: string
  /** Where there is something: it takes this page's place. */
  readonly to: Href
  readonly label: string
}

/** What the page was to show was taken down, or never was: asking again would not bring it. */
export function LostState({ to, label, ...words }: LostStateProps) {
  return (
    <EmptyState
      art={<LostArt />}
      {...words}
      action={
        <AppLink to={to} replace className={buttonClass({ size: 'm' })}>
          {label}
        </AppLink>
      }
    />
  )
}
