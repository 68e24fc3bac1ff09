import { useCallQuery } from '../../../shared/api/use-call.ts'

/** Every VIP level with what it takes and gives. */
export function useVipLevels() {
  return useCallQuery('getVipInfo', {})
}
