interface GemColours {
  readonly light: string
  readonly bright: string
  readonly body: string
  readonly shade: string
  readonly deep: string
}

const emerald: GemColours = {
  light: '#d9fff0',
  bright: '#7af2c4',
  body: '#30d69a',
  shade: '#12a573',
  deep: '#08714f',
}
const ruby: GemColours = {
  light: '#ffe0e6',
  bright: '#ff95a8',
  body: '#f4486a',
  shade: '#c81f48',
  deep: '#8a0f33',
}
const sapphire: GemColours = {
  light: '#e0efff',
  bright: '#93c5ff',
  body: '#3f8bf2',
  shade: '#1f5fc8',
  deep: '#123f8f',
}
const amethyst: GemColours = {
  light: '#f1e4ff',
  bright: '#cfa4ff',
  body: '#9b5cf0',
  shade: '#6f34c6',
  deep: '#47218a',
}
const topaz: GemColours = {
  light: '#fff6d8',
  bright: '#ffdf8a',
  body: '#f6b93b',
  shade: '#cf8718',
  deep: '#8f5708',
}

function Sparkle() {
  return <path d="m76 12 2.500 7.500L86 22l-7.500 2.500L76 32l-2.500-7.500L66 22l7.500-2.500Z" fill="#fff" />
}

function Brilliant({ c }: { readonly c: GemColours }) {
  return (
    <>
      <path
        d="M12 40 30 18h40l18 22-38 48Z"
        fill={c.body}
        stroke={c.deep}
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path d="M30 18h40L61 40H39Z" fill={c.light} />
      <path d="M12 40 30 18l9 22Z" fill={c.bright} />
      <path d="M88 40 70 18l-9 22Z" fill={c.shade} />
      <path d="M12 40h27l11 48Z" fill={c.shade} />
      <path d="M39 40h22L50 88Z" fill={c.bright} />
      <path d="M61 40h27L50 88Z" fill={c.deep} />
    </>
  )
}

function StepCut({ c }: { readonly c: GemColours }) {
  return (
    <>
      <path
        d="M34 12h32l16 16v44L66 88H34L18 72V28Z"
        fill={c.body}
        stroke={c.deep}
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path d="M34 12h32l-7 19H41Z" fill={c.light} />
      <path d="M18 28 34 12l7 19-8 8Z" fill={c.bright} />
      <path d="M82 28 66 12l-7 19 8 8Z" fill={c.body} />
      <path d="M18 28v44l15-11V39Z" fill={c.body} />
      <path d="M82 28v44L67 61V39Z" fill={c.shade} />
      <path d="M18 72 34 88l7-19-8-8Z" fill={c.shade} />
      <path d="M82 72 66 88l-7-19 8-8Z" fill={c.deep} />
      <path d="M34 88h32l-7-19H41Z" fill={c.deep} />
      <path d="M41 31h18l8 8v22l-8 8H41l-8-8V39Z" fill={c.bright} />
      <path d="M41 31h18L33 58V39Z" fill={c.light} opacity=".75" />
    </>
  )
}

function Hexagon({ c }: { readonly c: GemColours }) {
  return (
    <>
      <path
        d="M50 10 86 30v40L50 90 14 70V30Z"
        fill={c.body}
        stroke={c.deep}
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path d="M50 10 14 30l17 10 19-11Z" fill={c.light} />
      <path d="M50 10 86 30 69 40 50 29Z" fill={c.bright} />
      <path d="M14 30v40l17-10V40Z" fill={c.bright} />
      <path d="M86 30v40L69 60V40Z" fill={c.shade} />
      <path d="M14 70 50 90V71L31 60Z" fill={c.shade} />
      <path d="M86 70 50 90V71l19-11Z" fill={c.deep} />
      <path d="M50 29 69 40v20L50 71 31 60V40Z" fill={c.bright} />
      <path d="M50 29 31 40v20l24-28Z" fill={c.light} opacity=".8" />
    </>
  )
}

/** The five gem symbols, `mn-gem-0` to `mn-gem-4`. */
export function GemSymbols() {
  return (
    <>
      <symbol id="mn-gem-0" viewBox="0 0 100 100">
        <Brilliant c={emerald} />
        <Sparkle />
      </symbol>
      <symbol id="mn-gem-1" viewBox="0 0 100 100">
        <StepCut c={sapphire} />
        <Sparkle />
      </symbol>
      <symbol id="mn-gem-2" viewBox="0 0 100 100">
        <Hexagon c={amethyst} />
        <Sparkle />
      </symbol>
      <symbol id="mn-gem-3" viewBox="0 0 100 100">
        <Brilliant c={topaz} />
        <Sparkle />
      </symbol>
      <symbol id="mn-gem-4" viewBox="0 0 100 100">
        <StepCut c={ruby} />
        <Sparkle />
      </symbol>
    </>
  )
}
