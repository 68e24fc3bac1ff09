import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** One application of the player's own; nothing is asked without an id. Its images' addresses hold for a minute: asked anew each time. */
export function useApplication(applicationId: string | null | undefined) {
  return useCallQuery(
    'listApplications',
    { application_id: applicationId ?? null },
    { enabled: applicationId != null, staleTime: 0 },
  )
}
