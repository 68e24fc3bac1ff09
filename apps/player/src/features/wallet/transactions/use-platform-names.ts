import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Looks up a platform’s name by its `api_key` in the lobby; returns the key while the lobby loads. */
export function usePlatformNames(): (apiKey: string) => string {
  const lobby = useCallQuery('getGameHallList', {})
  return (apiKey) => lobby.data?.platforms.find(({ api_key }) => api_key === apiKey)?.name ?? apiKey
}
