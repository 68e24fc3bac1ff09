/** Removes this browser's push subscription; returns its endpoint, or undefined if there was none. */
export async function removePushSubscription(): Promise<string | undefined> {
  const known = await navigator.serviceWorker?.getRegistration()
  const subscription = await known?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}
