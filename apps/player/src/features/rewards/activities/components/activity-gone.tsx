import { useText } from '../../../../shared/i18n/text.ts'
import { LostState } from '../../../../shared/navigation/lost-state.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { applicationsText } from '../applications-text.ts'

/** Shown for an unknown or removed offer; offers no retry. */
export function ActivityGone() {
  const text = useText(applicationsText)
  return <LostState title={text.gone} detail={text.goneHint} to={href('activity')} label={text.toOffers} />
}
