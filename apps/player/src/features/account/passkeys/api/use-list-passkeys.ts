import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

export function useListPasskeys() {
  return useCallQuery('listPasskeys', {})
}
