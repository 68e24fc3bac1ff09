import { useCallQuery } from '../../../../shared/api/use-call.ts'

export function useListPasskeys() {
  return useCallQuery('listPasskeys', {})
}
