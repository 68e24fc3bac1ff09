import { useCallQuery } from '../../../../shared/api/use-call.ts'

export function useListDevices() {
  return useCallQuery('listDevices', {})
}
