export const loadServicePage = async () => (await import('./components/service-page.tsx')).ServicePage
