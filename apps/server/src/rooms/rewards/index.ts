export { isInviteProgrammeOpen } from './invites/invite-queries.ts'
export { MAX_PERCENT_OF_EDGE } from './rates-within-edge.ts'
