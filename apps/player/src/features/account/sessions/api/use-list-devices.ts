import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

export function useListDevices() {
  return useCallQuery('listDevices', {})
}
