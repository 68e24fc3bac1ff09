import { useCallQuery } from '../../../../shared/api/use-call.ts'

/**
 * One application of the player's own; nothing is asked without an id. Its images' addresses hold for a minute, and a
 * form begins with it: an answer is forgotten with its page, so that the next one never begins with what was changed since.
 */
export function useApplication(applicationId: string | null | undefined) {
  return useCallQuery(
    'listApplications',
    { application_id: applicationId ?? null },
    { enabled: applicationId != null, staleTime: 0, gcTime: 0 },
  )
}
