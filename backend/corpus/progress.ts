import cliProgress from 'cli-progress'

/** Where an import reports how far it is. */
export type Progress = {
  stage(name: string): void
  /** @param fraction 0 to 1; null when it is not known. @param done files, rows or what else `unit` names. */
  update(fraction: number | null, done: number, unit: string): void
  note(line: string): void
  end(): void
}

type Output = { write(text: string): unknown; isTTY?: boolean }

const plainEvery = 5000

function spell(seconds: number | null): string {
  if (seconds === null) return '–'
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}

export type Pace = { rate: number; secondsLeft: number | null }

/** Time left from the share done; the first moments of a stage tell nothing yet. @param elapsed seconds */
export function paceOf(fraction: number | null, done: number, elapsed: number): Pace {
  const rate = Math.round(elapsed > 0 ? done / elapsed : 0)
  if (fraction === null || fraction < 0.005) return { rate, secondsLeft: null }
  return { rate, secondsLeft: (elapsed * (1 - fraction)) / fraction }
}

/** A line now and then, for logs and pipes. */
function plainProgress(output: Output, now: () => number): Progress {
  let name = ''
  let began = 0
  let last = 0
  return {
    stage(next) {
      name = next
      began = now()
      last = began
      output.write(`${name}\n`)
    },
    update(fraction, done, unit) {
      if (now() - last < plainEvery) return
      last = now()
      const { rate, secondsLeft } = paceOf(fraction, done, (last - began) / 1000)
      const share = fraction === null ? '' : ` ${Math.floor(fraction * 100)} %,`
      output.write(`${name}:${share} ${done} ${unit}, ${rate}/s, ${spell(secondsLeft)} left\n`)
    },
    note: (line) => void output.write(`${line}\n`),
    end() {},
  }
}

/** One bar that is drawn over again. */
function barProgress(output: Output, stream: NodeJS.WriteStream, now: () => number): Progress {
  let bar: cliProgress.SingleBar | null = null
  let began = 0
  const stop = () => {
    bar?.stop()
    bar = null
  }
  return {
    stage(name) {
      stop()
      began = now()
      bar = new cliProgress.SingleBar({
        stream,
        format: `${name} [{bar}] {percentage} % | {done} {unit} | {rate}/s | {left} left`,
        barCompleteChar: '=',
        barIncompleteChar: ' ',
        hideCursor: true,
        fps: 5,
        linewrap: false,
      })
      bar.start(1000, 0, { done: 0, unit: '', rate: 0, left: '–' })
    },
    update(fraction, done, unit) {
      const { rate, secondsLeft } = paceOf(fraction, done, (now() - began) / 1000)
      const figures = { done, unit, rate, left: spell(secondsLeft) }
      bar?.update(Math.round((fraction ?? 0) * 1000), figures)
    },
    note(line) {
      output.write(`\r\u001b[K${line}\n`)
    },
    end: stop,
  }
}

/** A bar with rate and time left on a terminal, a plain line every five seconds elsewhere. */
export function createProgress(stream: NodeJS.WriteStream, now: () => number = Date.now): Progress {
  return stream.isTTY ? barProgress(stream, stream, now) : plainProgress(stream, now)
}

/** For imports without a terminal. */
export const silentProgress: Progress = { stage() {}, update() {}, note() {}, end() {} }
