/** A paper lantern that falls when a big win is celebrated. */
export function PaperLantern() {
  return (
    <svg width="40" height="54" viewBox="0 0 40 54" aria-hidden="true">
      <path d="M20 0v6M14 6h12v3H14z" stroke="#e7b95c" fill="#e7b95c" />
      <ellipse cx="20" cy="24" rx="17" ry="15.5" fill="#e2382f" />
      <ellipse cx="20" cy="24" rx="10" ry="15.5" fill="#ff6a4a" />
      <ellipse cx="20" cy="24" rx="4" ry="15.5" fill="#ffd27a" />
      <path d="M14 39h12v3H14zM16 42l-1 11M20 42v12M24 42l1 11" stroke="#e7b95c" fill="#e7b95c" />
    </svg>
  )
}
