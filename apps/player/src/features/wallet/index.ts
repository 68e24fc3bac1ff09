export const loadMainWallet = async () => (await import('./wallets/main-wallet.tsx')).MainWallet
export const loadRecentActivity = async () => (await import('./wallets/recent-activity.tsx')).RecentActivity
export const loadCurrencyWallets = async () =>
  (await import('./wallets/currency-wallets.tsx')).CurrencyWallets
export const loadOutcome = async () => (await import('./outcome/outcome-page.tsx')).OutcomePage
