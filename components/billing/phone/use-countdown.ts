import { useEffect, useSyncExternalStore } from 'react'

const eachSecond = (tell: () => void) => {
  const timer = setInterval(tell, 1000)
  return () => clearInterval(timer)
}
const never = () => () => {}

/** Whole seconds until a moment of this browser's clock; 0 when it has come, or where there is none. */
export function useCountdown(until: number | null, onOver: () => void): number {
  const left = useSyncExternalStore(
    until === null ? never : eachSecond,
    () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  )
  const isOver = until !== null && left === 0
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return left
}
