import { LostArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { applicationsText } from '../applications-text.ts'

/** An offer that was taken down, or never was: asking again would not bring it. */
export function ActivityGone() {
  const text = useText(applicationsText)
  return (
    <EmptyState
      art={<LostArt />}
      title={text.gone}
      detail={text.goneHint}
      action={
        <AppLink to={href('activity')} className={buttonClass({ size: 'm' })}>
          {text.toOffers}
        </AppLink>
      }
    />
  )
}
