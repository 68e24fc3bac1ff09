import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/**
 * Loads one of the player's applications; disabled without an id. Not cached, since a form starts from it and its image URLs
 * expire.
 */
export function useApplication(applicationId: string | null | undefined) {
  return useCallQuery(
    'listApplications',
    { application_id: applicationId ?? null },
    { enabled: applicationId != null, staleTime: 0, gcTime: 0 },
  )
}
