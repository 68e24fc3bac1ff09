export const loadActivityPage = async () => (await import('./components/activity-page.tsx')).ActivityPage
export const loadActivityDetailPage = async () =>
  (await import('./components/activity-detail-page.tsx')).ActivityDetailPage
