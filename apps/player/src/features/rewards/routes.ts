import { gift } from '@gamehall/ui/icons/icon-set.ts'
import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'

export const rewardsRoutes = {
  activity: {
    path: '/activity',
    index: 1,
    tab: { position: 2, shape: gift, title: { 'zh-TW': '優惠', en: 'Offers' } },
    isKept: true,
    load: async (): LoadedPage => (await import('./activities/components/activity-page.tsx')).ActivityPage,
  },
  activityDetail: {
    path: '/activityDetail/:id',
    index: 6,
    fallback: '/activity',
    load: async (): LoadedPage =>
      (await import('./activities/components/activity-detail-page.tsx')).ActivityDetailPage,
  },
  leaderboard: {
    path: '/leaderboard/:id',
    index: 6.05,
    fallback: '/activity',
    load: async (): LoadedPage =>
      (await import('./leaderboards/components/leaderboard-page.tsx')).LeaderboardPage,
  },
  activityApply: {
    path: '/activityApply/:id',
    index: 6.1,
    isGuarded: true,
    submits: 'applyForActivity',
    fallback: '/activity',
    load: async (): LoadedPage =>
      (await import('./activities/components/activity-apply-page.tsx')).ActivityApplyPage,
  },
  activityRecord: {
    path: '/activity_record',
    index: 6.2,
    isKept: true,
    isGuarded: true,
    load: async (): LoadedPage =>
      (await import('./activities/components/activity-record-page.tsx')).ActivityRecordPage,
  },
  vipMember: {
    path: '/vip_member',
    index: 13.2,
    isKept: true,
    isGuarded: true,
    submits: 'getSelfVipInfo',
    load: async (): LoadedPage => (await import('./vip/vip-member-page.tsx')).VipMemberPage,
  },
  vipDetail: {
    path: '/vip_detail',
    index: 13.8,
    load: async (): LoadedPage => (await import('./vip/vip-detail-page.tsx')).VipDetailPage,
  },
  rebate: {
    path: '/turn_water',
    index: 13.4,
    isKept: true,
    isGuarded: true,
    submits: 'claimRebates',
    load: async (): LoadedPage => (await import('./rebate/rebate-page.tsx')).RebatePage,
  },
  rebateRecord: {
    path: '/water_recorder',
    index: 13.6,
    isKept: true,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./rebate/rebate-record-page.tsx')).RebateRecordPage,
  },
  inviteAgent: {
    path: '/InviteAgent',
    index: 14,
    isKept: true,
    load: async (): LoadedPage =>
      (await import('./invites/components/invite-agent-page.tsx')).InviteAgentPage,
  },
  inviteRecord: {
    path: '/invite_record',
    index: 14.1,
    isGuarded: true,
    load: async (): LoadedPage =>
      (await import('./invites/components/invite-record-page.tsx')).InviteRecordPage,
  },
} as const satisfies PageRoutes
