type Credential = { readonly credential: string }
type GoogleIdentity = {
  initialize(options: { client_id: string; nonce: string; callback: (answer: Credential) => unknown }): void
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void
  prompt(): void
}
type GoogleWindow = { readonly google?: { readonly accounts?: { readonly id?: GoogleIdentity } } }

const SCRIPT = 'https://accounts.google.com/gsi/client'
let loading: Promise<GoogleIdentity> | undefined

/**
 * Loads Google's script once, on demand, so that other page visits send no request to Google. Rejects on failure; a later
 * call retries.
 */
export function loadGoogleScript(): Promise<GoogleIdentity> {
  loading ??= loadScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadScript(): Promise<GoogleIdentity> {
  const script = document.createElement('script')
  script.src = SCRIPT
  script.async = true
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = () => reject(new Error('google script not loaded'))
    document.head.append(script)
  }).catch((error: unknown) => {
    script.remove()
    throw error
  })
  const identity = (globalThis as GoogleWindow).google?.accounts?.id
  if (!identity) throw new Error('google script without its interface')
  return identity
}

/** Whether an ID token carries this request's nonce. The server verifies the token. */
export function carriesNonce(idToken: string, nonce: string): boolean {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null && 'nonce' in claims && claims.nonce === nonce
  } catch {
    return false
  }
}
