import type { Activity } from '@gamehall/contract/rewards'
import { type Href, href } from '../../../shared/navigation/paths.ts'

/** The page of an offer: a leaderboard has one of its own. */
export const offerHref = ({ id, mode }: Pick<Activity, 'id' | 'mode'>): Href =>
  mode === 'leaderboard' ? href('leaderboard', { id }) : href('activityDetail', { id })
