const base =
  'inline-flex items-center justify-center gap-1.5 min-h-10 px-3.5 text-sm font-semibold whitespace-nowrap rounded-sm disabled:opacity-55 disabled:cursor-default aria-disabled:opacity-55 aria-disabled:cursor-default'

const variants = {
  /** The one next step of a screen. */
  primary: 'bg-seal text-on-seal hover:bg-seal-strong',
  quiet: 'border border-line text-ink hover:border-strong hover:bg-sheet',
  bare: 'px-2 text-soft hover:text-ink',
  /** What cannot be taken back. */
  danger: 'border border-danger text-danger hover:bg-danger-sheet',
} as const

/** Looks of a button, for `<button>` and `<a>` alike. */
export function buttonClass(variant: keyof typeof variants = 'quiet'): string {
  return `${base} ${variants[variant]}`
}

/** Text inputs and selects share one look. */
export const inputClass =
  'min-h-10 w-full min-w-0 border border-strong bg-paper px-3 text-ink placeholder:text-soft rounded-sm aria-[invalid=true]:border-danger disabled:bg-sheet disabled:text-soft'
