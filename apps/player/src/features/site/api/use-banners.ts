import { useCallQuery } from '../../../shared/api/use-call.ts'

export function useBanners() {
  return useCallQuery('listBanners', {})
}
