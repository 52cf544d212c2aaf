const looks = {
  /** The one next step of a screen. */
  primary: 'button-primary',
  quiet: 'button-quiet',
  bare: 'button-bare',
  /** What cannot be taken back. */
  danger: 'button-danger',
} as const

/**
 * Looks of a button, for `<button>` and `<a>` alike. One class of app/globals.css each: buttons stand on every page,
 * and twice, in its markup and in what React reads of it.
 */
export function buttonClass(look: keyof typeof looks = 'quiet'): string {
  return looks[look]
}

/** Text inputs and selects share one look. */
export const inputClass =
  'min-h-10 w-full min-w-0 border border-strong bg-paper px-3 text-ink placeholder:text-soft rounded-sm aria-[invalid=true]:border-danger disabled:bg-sheet disabled:text-soft'
