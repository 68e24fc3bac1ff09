export const loadHomeRewards = async () => (await import('./home/home-rewards.tsx')).HomeRewards
export const loadActivityPage = async () =>
  (await import('./activities/components/activity-page.tsx')).ActivityPage
export const loadActivityDetailPage = async () =>
  (await import('./activities/components/activity-detail-page.tsx')).ActivityDetailPage
export const loadActivityApplyPage = async () =>
  (await import('./activities/components/activity-apply-page.tsx')).ActivityApplyPage
export const loadActivityRecordPage = async () =>
  (await import('./activities/components/activity-record-page.tsx')).ActivityRecordPage
export const loadInviteAgentPage = async () =>
  (await import('./invites/components/invite-agent-page.tsx')).InviteAgentPage
export const loadInviteRecordPage = async () =>
  (await import('./invites/components/invite-record-page.tsx')).InviteRecordPage
export const loadVipMemberPage = async () => (await import('./vip/vip-member-page.tsx')).VipMemberPage
export const loadVipDetailPage = async () => (await import('./vip/vip-detail-page.tsx')).VipDetailPage
export const loadRebatePage = async () => (await import('./rebate/rebate-page.tsx')).RebatePage
export const loadRebateRecordPage = async () =>
  (await import('./rebate/rebate-record-page.tsx')).RebateRecordPage
