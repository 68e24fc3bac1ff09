import { useId } from 'react'

/** The default brand's logo: a star under an arc of northern light. Decorative: the name is shown beside it. */
export function AuroraLogo({ size = 32 }: { size?: number }) {
  const id = useId()
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1=".6" x2="1" y2=".4">
          <stop stopColor="#48e0c6" />
          <stop offset=".55" stopColor="#5aa2ee" />
          <stop offset="1" stopColor="#8a6cff" />
        </linearGradient>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff0c9" />
          <stop offset=".5" stopColor="#e9bd6b" />
          <stop offset="1" stopColor="#b37a26" />
        </linearGradient>
      </defs>
      <g fill={`url(#${id}a)`}>
        <path d="M4 51C9 22 17 8 32 8s23 14 28 43c-3-2.6-5.9-4.6-8.8-6.1C47 26.5 41.5 17.5 32 17.5S17 26.5 12.8 44.9C9.9 46.4 7 48.4 4 51Z" />
        <path
          d="M17.5 42.8C20.2 30.5 25 24.5 32 24.5s11.8 6 14.5 18.3c-1.6-.6-3.2-1-4.9-1.4C39.8 33.8 36.9 30 32 30s-7.8 3.8-9.6 11.4c-1.7.4-3.3.8-4.9 1.4Z"
          opacity=".5"
        />
      </g>
      <path
        d="m32 27 5 10.2 11.2 1.6-8.1 7.9 1.9 11.2L32 52.6l-10 5.3 1.9-11.2-8.1-7.9L27 37.2Z"
        fill={`url(#${id}g)`}
      />
      <path
        d="M32 27v16l5-5.8ZM48.2 38.8 32 43l8.1 3.7ZM42 57.9 32 43v9.6ZM22 57.9 32 43l-8.1 3.7ZM15.8 38.8 32 43l-5-5.8Z"
        fill="#8d5d17"
        opacity=".4"
      />
    </svg>
  )
}
