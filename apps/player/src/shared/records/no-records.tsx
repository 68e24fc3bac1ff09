import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import type { Href } from '../navigation/paths.ts'

type NoRecordsProps = {
  readonly title: string
  readonly hint: string
  /** The way on, where the first record is made. */
  readonly to: Href
  readonly way: string
}

/** A history with nothing in it. */
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
