export { useOfferBanners } from './home/use-offer-banners.ts'
export const loadHomeRewards = async () => (await import('./home/home-rewards.tsx')).HomeRewards
