import { useFormatter } from 'next-intl'

/** Figures between 0 and 1 with three places, and differences with their sign. */
export function useFigure() {
  const format = useFormatter()
  const places = { minimumFractionDigits: 3, maximumFractionDigits: 3 }
  return {
    figure: (value: number) => format.number(value, places),
    signed: (value: number) => format.number(value, { ...places, signDisplay: 'exceptZero' }),
    share: (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 1 }),
  }
}
