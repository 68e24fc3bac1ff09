import { useText } from '@gamehall/web-client/i18n/text.ts'
import { NotFoundState } from '../../../../shared/navigation/not-found-state.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { applicationsText } from '../applications-text.ts'

/** Shown for an unknown or removed offer; offers no retry. */
export function ActivityNotFound() {
  const text = useText(applicationsText)
  return (
    <NotFoundState title={text.gone} detail={text.goneHint} to={href('activity')} label={text.toOffers} />
  )
}
