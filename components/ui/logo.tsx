type Props = {
  className?: string
  /** Needed where no style sheet reaches, as in a generated picture. */
  width?: number
  height?: number
  fill?: string
  stroke?: string
}

/** The site's logo: ㅂ and ㄷ cut into a seal. Drawn, so that no font is needed; public/icon.svg and scripts/brand-pictures.tsx hold the same shape. */
export function Logo({ fill = 'var(--seal)', stroke = 'var(--on-seal)', ...size }: Props) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" {...size}>
      <rect width="32" height="32" rx="3" fill={fill} />
      <g stroke={stroke} strokeWidth="2.6" fill="none" strokeLinecap="square">
        <path d="M7 7v17M14.4 7v17M7 15.4h7.4M7 24h7.4" />
        <path d="M25.4 8H19v16h6.4" />
      </g>
    </svg>
  )
}
