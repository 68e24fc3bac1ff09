/** This browser shows nothing of the hall any more while it is closed. Answers the address that is no more, if there was one. */
export async function unsubscribeBrowser(): Promise<string | undefined> {
  const known = await navigator.serviceWorker?.getRegistration()
  const subscription = await known?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}
