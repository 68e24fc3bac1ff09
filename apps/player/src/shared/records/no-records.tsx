import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import type { Href } from '../navigation/paths.ts'

type NoRecordsProps = {
  readonly title: string
  readonly hint: string
  /** Link to the page where the first record is created. */
  readonly to: Href
  readonly way: string
}

/** Empty state of a history. */
export function NoRecords({ title, hint, to, way }: NoRecordsProps) {
  return (
    <EmptyState
      art={<NoRecordsArt />}
      title={title}
      detail={hint}
      action={
        <AppLink to={to} className={buttonClass({ size: 'm' })}>
          {way}
        </AppLink>
      }
    />
  )
}
