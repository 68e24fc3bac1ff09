import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Loads all VIP levels with their requirements and benefits. */
export function useVipInfo() {
  return useCallQuery('getVipInfo', {})
}
