import { useFormatter } from 'next-intl'

/** Writes a size in the reader's language. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter()
  return (bytes) => {
    const [worth, unit] =
      bytes >= 1024 ** 3
        ? ([1024 ** 3, 'gigabyte'] as const)
        : bytes >= 1024 ** 2
          ? ([1024 ** 2, 'megabyte'] as const)
          : ([1024, 'kilobyte'] as const)
    const value = bytes / worth
    const digits = value < 10 && unit !== 'kilobyte' ? 1 : 0
    return format.number(unit === 'kilobyte' ? Math.ceil(value) : value, {
      style: 'unit',
      unit,
      maximumFractionDigits: digits,
    })
  }
}
