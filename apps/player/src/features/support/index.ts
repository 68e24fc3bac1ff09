export { useSupportUnread } from './conversation/use-support-unread.ts'
export const loadServicePage = async () => (await import('./customer-service/service-page.tsx')).ServicePage
export const loadServiceChatPage = async () =>
  (await import('./conversation/service-chat-page.tsx')).ServiceChatPage
export const loadHelpPage = async () => (await import('./help/help-page.tsx')).HelpPage
export const loadCommonProblemPage = async () =>
  (await import('./help/common-problem-page.tsx')).CommonProblemPage
export const loadProblemDetailPage = async () =>
  (await import('./help/problem-detail-page.tsx')).ProblemDetailPage
export const loadAboutPage = async () => (await import('./help/about-page.tsx')).AboutPage
export const loadAboutDetailPage = async () =>
  (await import('./help/problem-detail-page.tsx')).AboutDetailPage
