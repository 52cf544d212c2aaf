/** Something is under way. With a label it is announced; without one it is an ornament. */
export function Spinner({ label, className = 'size-5' }: { label?: string; className?: string }) {
  const ring = (
    <svg
      viewBox="0 0 24 24"
      className={`animate-spin motion-reduce:animate-none ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" strokeWidth="2.5">
        <circle cx="12" cy="12" r="9.5" stroke="var(--line)" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="var(--seal)" strokeLinecap="round" />
      </g>
    </svg>
  )
  if (!label) return ring
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}
