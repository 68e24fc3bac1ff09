import { useCallQuery } from '../../../shared/api/use-call.ts'

/** A platform's name by its `api_key`, from the hall list; the key itself while the list is on its way. */
export function usePlatformNames(): (apiKey: string) => string {
  const hall = useCallQuery('getGameHallList', {})
  return (apiKey) => hall.data?.platforms.find(({ api_key }) => api_key === apiKey)?.name ?? apiKey
}
