export { isInviteProgrammeOpen } from './invites/invite-queries.ts'
