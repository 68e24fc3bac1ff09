/** A koi leaping towards the gate. */
export function KoiSymbol() {
  return (
    <symbol id="dg-koi" viewBox="0 0 100 100">
      <path
        d="M10 84c8-7 16 3 25-3s15 3 24-2 14 3 29-1c-3 11-18 19-39 19S14 93 10 84Z"
        fill="url(#dg-teal)"
      />
      <path
        d="M16 88c10-4 18 4 28-1s20 4 36-1"
        stroke="#bff7ee"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
        opacity=".8"
      />
      <g stroke="#7c2410" strokeWidth="1.500" strokeLinejoin="round">
        <path
          d="M30 66C20 62 11 66 5 58c1 11 6 16 13 18-5 5-5 11-1 17 6-9 14-10 19-19Z"
          fill="url(#dg-flame)"
        />
        <path d="M60 28c-8-9-19-9-27-2 6 2 8 8 10 15Z" fill="url(#dg-flame)" />
        <path d="M66 62c3 9-1 18-11 23 0-8-3-13-8-16Z" fill="url(#dg-flame)" />
        <path
          d="M86 12c9 13 6 33-9 46-13 11-31 17-48 12 1-15 8-31 22-43C62 18 76 10 86 12Z"
          fill="url(#dg-koi-skin)"
        />
      </g>
      <path d="M86 12c4 6 5.500 13 4.500 20-8 2-16-2-20-12 5-5 11-8 15.500-8Z" fill="#ee4a2c" />
      <path
        d="M56 25c10 3 14 12 10 22-8 4-18 0-22-9 3-5 7-9 12-13ZM38 45c8 3 12 10 9 20-6 4-13 6-18 5 0-9 4-17 9-25Z"
        fill="#ee4a2c"
      />
      <path
        d="M60 24c8 4 11 11 8 19M70 21c4 7 11 11 19 10"
        stroke="#ffb199"
        strokeWidth="1.200"
        fill="none"
        opacity=".8"
      />
      <path
        d="M70 45a6 6 0 0 1-9 5 6 6 0 0 1-8 7 6 6 0 0 1-8 5M78 42a6 6 0 0 1-8 9 6 6 0 0 1-8 8 6 6 0 0 1-9 7"
        stroke="#c77d55"
        strokeWidth="1.200"
        fill="none"
        opacity=".75"
      />
      <circle cx="81" cy="25" r="3.600" fill="#fff" stroke="#3b1006" strokeWidth="1" />
      <circle cx="81.600" cy="24.600" r="2" fill="#1d0a06" />
      <path
        d="M91 22c4-1 5 2 4 5M88 33c4 1 4 4 2 7"
        stroke="#fff3e0"
        strokeWidth="1.600"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#bff7ee">
        <circle cx="70" cy="78" r="2.600" />
        <circle cx="84" cy="68" r="1.900" />
        <circle cx="24" cy="52" r="2" />
        <circle cx="90" cy="80" r="1.500" />
      </g>
    </symbol>
  )
}
