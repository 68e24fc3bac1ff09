export const loadHomeRewards = async () => (await import('./home/home-rewards.tsx')).HomeRewards
