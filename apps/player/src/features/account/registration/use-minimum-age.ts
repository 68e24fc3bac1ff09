import { DEFAULT_MINIMUM_AGE } from '@gamehall/contract/constants'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'

/** The minimum age of players on this site. */
export function useMinimumAge(): number {
  return useSiteConfig().data?.minimum_age ?? DEFAULT_MINIMUM_AGE
}
