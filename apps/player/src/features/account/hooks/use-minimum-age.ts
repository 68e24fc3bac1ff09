import { DEFAULT_MINIMUM_AGE } from '@gamehall/contract/constants'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'

/** How old a player of this hall has to be. */
export function useMinimumAge(): number {
  return useSiteConfig().data?.minimum_age ?? DEFAULT_MINIMUM_AGE
}
